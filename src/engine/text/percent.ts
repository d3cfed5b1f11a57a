/** A percentage with one decimal: 56.92 → 56.9%. */

import { toNumber } from './to-number.ts';

export function percent(value: unknown): string {
  return withDecimals(value, 1);
}

/** A percentage with as many decimals as asked, halves rounded up. */
export function withDecimals(value: unknown, decimals: number): string {
  const number = toNumber(value);
  if (number === null) return '—';
  const scale = 10 ** decimals;
  // The tiny addition undoes binary noise: 1.005 is stored as 1.00499….
  return `${(Math.round(number * scale + 1e-9) / scale).toFixed(decimals)}%`;
}
