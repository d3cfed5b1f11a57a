/** Whether a debt differs so much from what was found that it takes a statement to prove it: by more than a tenth. */

/** Whole dollars. */
export function isBalanceChanged(found: number, told: number): boolean {
  return Math.abs(told - found) * 10 > found;
}
