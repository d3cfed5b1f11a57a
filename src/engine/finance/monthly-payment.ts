/** The level payment of a loan. Money in integer cents; rates in percent a year. */

/** Monthly payment in cents: P = L·i / (1 − (1 + i)^−n) with i = rate / 1200, halves rounded up (Reg Z sample H-25(B)). */
export function monthlyPaymentCents(principalCents: number, aprPercent: number, months: number): number {
  return Math.round(principalCents * paymentFactor(aprPercent, months));
}

/** Payment for each unit of principal, not rounded. */
export function paymentFactor(aprPercent: number, months: number): number {
  const i = aprPercent / 1200;
  return i === 0 ? 1 / months : i / (1 - (1 + i) ** -months);
}
