/** 1 year, 10 years; 10 años where the reader's language is Spanish. So for months and days. */
import type { TextFormat } from './text-format.ts';
import { toNumber } from './to-number.ts';

export const years = inUnits('year');
export const months = inUnits('month');
export const days = inUnits('day');

function inUnits(unit: string): TextFormat {
  return (value, { locale = 'en-US' } = {}) => {
    const count = toNumber(value);
    if (count === null) return '—';
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  };
}
