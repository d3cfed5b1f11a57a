/** Five digits, or ZIP+4. */

export function usZip(value: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(value) && !value.startsWith('00000');
}
