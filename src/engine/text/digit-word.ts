/** The digits 0 to 9 as words, as English prose has them; anything else, and any other language, as it came. */
import type { TextFormat } from './text-format.ts';

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const digitWord: TextFormat = (value, { locale = 'en-US' } = {}) => {
  if (value === undefined || value === null || value === '') return '—';
  const text = String(value);
  return locale.startsWith('en') && /^\d$/.test(text) ? (words[Number(text)] ?? text) : text;
};
