/** Exact integer division with halves rounded up: no binary fraction touches money. */

/** `numerator` and `denominator` are integers, not negative, below 2^53. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
