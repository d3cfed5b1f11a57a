/** A stored phone number, +1NXXNXXXXXX, by the North American Numbering Plan: no area code or exchange is N11. */

export function usPhone(value: string): boolean {
  const parts = /^\+1([2-9]\d\d)([2-9]\d\d)\d{4}$/.exec(value);
  return parts !== null && !isServiceCode(parts[1]) && !isServiceCode(parts[2]);
}

const isServiceCode = (code: string | undefined): boolean => code?.endsWith('11') ?? false;
