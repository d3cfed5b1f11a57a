/** Debt to income: debts, housing costs and the new payment as a share of gross monthly income. */

/** Percent, not rounded. Cents a month. No income is an infinite share. */
export function dti(monthlyDebtsCents: number, paymentCents: number, monthlyIncomeCents: number): number {
  if (monthlyIncomeCents <= 0) return Number.POSITIVE_INFINITY;
  return ((monthlyDebtsCents + paymentCents) / monthlyIncomeCents) * 100;
}
