/** Writes a stored day (yyyy-MM-dd) as MM/DD/YYYY. Any other text is shown as it is. */
export function showDate(value: string): string {
  return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
}
