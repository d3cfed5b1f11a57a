/** The digits 0 to 9 as words; anything else as it came. */

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function digitWord(value: unknown): string {
  return /^\d$/.test(String(value)) ? (WORDS[Number(value)] ?? '') : String(value ?? '');
}
