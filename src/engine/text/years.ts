/** 1 year, 10 years. */

import { toNumber } from './to-number.ts';

export function years(value: unknown): string {
  const count = toNumber(value);
  return count === null ? '—' : `${count} ${count === 1 ? 'year' : 'years'}`;
}
