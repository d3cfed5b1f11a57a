/** Whether a debt differs so much from what was found that it takes a statement to prove it. */

/** `found` and `told` in whole dollars; `percent` of what was found may be corrected without a statement. */
export function isBalanceChanged(found: number, told: number, percent: number): boolean {
  return Math.abs(told - found) * 100 > found * percent;
}
