/** US dollars with cents, from a number of cents: 76005 → $760.05. */

import { toNumber } from './to-number.ts';

const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function cents(value: unknown): string {
  const amount = toNumber(value);
  return amount === null ? '—' : FORMAT.format(amount / 100);
}
