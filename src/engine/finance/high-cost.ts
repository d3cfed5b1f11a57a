/** Guards against high-cost loans (HOEPA, 12 CFR 1026.32): hides every combination that would be one. */

import type { Pricing } from '../../types/pricing.ts';
import { fill } from './fill.ts';
import { initialDraw } from './initial-draw.ts';
import type { OfferChoice, OfferInputs, Refusal } from './offer-inputs.ts';

/** Tests the rate without autopay (autopay may not be made compulsory, Reg E) and the fee. Null when the loan is allowed. */
export function highCostRefusal(
  pricing: Pricing,
  input: OfferInputs & OfferChoice,
  rateWithoutAutopay: number,
): Refusal | null {
  if (!pricing.highCost.occupancies.includes(input.occupancy)) return null;
  const limit = highCostRate(pricing, input);
  if (rateWithoutAutopay > limit) {
    const values = { rate: rateWithoutAutopay.toFixed(2), limit: limit.toFixed(2) };
    return { code: 'highCostRate', text: fill(pricing.reasons.highCostRate, values) };
  }
  const { feeCents } = initialDraw(input.amount * 100, input.feePercent);
  if (feeCents <= feeLimitCents(pricing, input.amount)) return null;
  return { code: 'highCostFee', text: pricing.reasons.highCostFee ?? '' };
}

/** The highest rate allowed, percent: APOR plus the margin of the lien position. */
export function highCostRate(pricing: Pricing, { apor, lienPosition }: OfferInputs): number {
  const over = pricing.highCost.overApor[lienPosition] ?? 0;
  return Math.round(((apor ?? pricing.rate.apor) + over) * 1000) / 1000;
}

/** The highest points and fees allowed, cents. */
function feeLimitCents(pricing: Pricing, amount: number): number {
  const { largeLoanFrom, largeLoanPercent, smallLoanPercent, smallLoanDollars } = pricing.highCost.fees;
  if (amount >= largeLoanFrom) return amount * largeLoanPercent;
  return Math.min(amount * smallLoanPercent, smallLoanDollars * 100);
}
