/** Whole US dollars from a number of dollars: $60,000. */

import { toNumber } from './to-number.ts';

const FORMAT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function money(value: unknown): string {
  const dollars = toNumber(value);
  return dollars === null ? '—' : FORMAT.format(Math.round(dollars) + 0);
}
