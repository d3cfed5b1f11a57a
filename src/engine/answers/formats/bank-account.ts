/** Account numbers have 4 to 17 digits; nothing else is common to all banks. */

export function bankAccount(value: string): boolean {
  return /^\d{4,17}$/.test(value);
}
