/** Combined loan to value: all debt on the home, this line included, as a share of its value. */

/** Percent, not rounded. All three in the same unit; existing HELOCs count with their limits. */
export function cltv({
  openLiens,
  amount,
  value,
}: {
  openLiens: number;
  amount: number;
  value: number;
}): number {
  return value > 0 ? ((openLiens + amount) / value) * 100 : Number.POSITIVE_INFINITY;
}
