/** 1 year, 10 years; 10 años where the reader's language is Spanish. */
import type { TextFormat } from './text-format.ts';
import { toNumber } from './to-number.ts';

export const years: TextFormat = (value, { locale = 'en-US' } = {}) => {
  const count = toNumber(value);
  if (count === null) return '—';
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(count);
};
