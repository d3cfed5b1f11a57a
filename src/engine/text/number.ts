/** A number with thousands separators: 12,500. */

import { toNumber } from './to-number.ts';

const FORMAT = new Intl.NumberFormat('en-US');

export function number(value: unknown): string {
  const amount = toNumber(value);
  return amount === null ? '—' : FORMAT.format(amount);
}
