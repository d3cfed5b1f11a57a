/**
 * Puts the slashes into a date typed on a keypad that has none: 050 becomes 05/0. It acts only when
 * one digit was added at the end after a full month or day, so other ways of writing stay untouched.
 */
export function slashDate(before: string, typed: string): string {
  if (typed.length !== before.length + 1 || !typed.startsWith(before)) return typed;
  return typed.replace(/^(0[1-9]|1[0-2])(\d)$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2');
}
