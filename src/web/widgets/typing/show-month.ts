/** Writes a stored month (yyyy-MM) as MM/YYYY. Any other text is shown as it is. */
export function showMonth(value: string): string {
  return value.replace(/^(\d{4})-(\d{2})$/, '$2/$1');
}
