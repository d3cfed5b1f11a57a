/** Combined loan to value: all debt on the home, this line included, as a share of its value. */

/** Percent, to eight decimals (so that exactly 60 is 60). All three in the same unit; existing HELOCs count with their limits. */
export function cltv({
  openLiens,
  amount,
  value,
}: {
  openLiens: number;
  amount: number;
  value: number;
}): number {
  if (value <= 0) return Number.POSITIVE_INFINITY;
  return Math.round(((openLiens + amount) / value) * 1e10) / 1e8;
}
