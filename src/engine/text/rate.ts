/** An interest rate with two decimals: 9 → 9.00%. */

import { withDecimals } from './percent.ts';

export function rate(value: unknown): string {
  return withDecimals(value, 2);
}
