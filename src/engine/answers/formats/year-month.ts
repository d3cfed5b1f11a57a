/** A month, yyyy-MM, from 1900 on. */

export function yearMonth(value: string): boolean {
  return /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(value);
}
