/** 1 try, 2 tries. */

import { toNumber } from './to-number.ts';

export function tries(value: unknown): string {
  const count = toNumber(value);
  return count === null ? '—' : `${count} ${count === 1 ? 'try' : 'tries'}`;
}
