/** How long to wait, from seconds: 45 seconds, 3 minutes; 3 minutos where the reader's language is Spanish. */
import type { TextFormat } from './text-format.ts';
import { toNumber } from './to-number.ts';

/** Whole minutes, rounded up, from 90 seconds on. */
export const wait: TextFormat = (value, { locale = 'en-US' } = {}) => {
  const seconds = toNumber(value);
  if (seconds === null) return '—';
  const [count, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
};
