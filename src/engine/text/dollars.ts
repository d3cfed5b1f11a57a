/** Whole US dollars from a number of cents, for sums whose cents say nothing: 65000000 → $650,000. */

import { money } from './money.ts';
import { toNumber } from './to-number.ts';

export function dollars(value: unknown): string {
  const amount = toNumber(value);
  return amount === null ? '—' : money(amount / 100);
}
