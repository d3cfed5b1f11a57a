/** How long to wait, from seconds: 45 seconds, 3 minutes, 24 hours; 3 minutos where the reader's language is Spanish. */
import type { TextFormat } from './text-format.ts';
import { toNumber } from './to-number.ts';

/** Whole minutes, rounded up, from 90 seconds on, and whole hours from 90 minutes on. */
export const wait: TextFormat = (value, { locale = 'en-US' } = {}) => {
  const seconds = toNumber(value);
  if (seconds === null) return '—';
  const [unit, size] = sizeOf(seconds);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / size));
};

function sizeOf(seconds: number): [unit: string, size: number] {
  if (seconds < 90) return ['second', 1];
  return seconds <= 90 * 60 ? ['minute', 60] : ['hour', 3600];
}
