/** 1st, 22nd, 13th. */

import { toNumber } from './to-number.ts';

export function ordinal(value: unknown): string {
  const count = toNumber(value);
  return count === null ? '—' : `${count}${ending(Math.abs(count))}`;
}

function ending(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th';
}
