/** Puts the slash into a month typed on a keypad that has none: 052 becomes 05/2. Only at the end, only one digit. */
export function slashMonth(before: string, typed: string): string {
  if (typed.length !== before.length + 1 || !typed.startsWith(before)) return typed;
  return typed.replace(/^(0[1-9]|1[0-2])(\d)$/, '$1/$2');
}
