/** The largest line for one term, fee and way of payment. A smaller line may have a better rate, which allows a larger line. */

import type { Pricing } from '../../types/pricing.ts';
import { maxPaymentCents } from './dti-limit.ts';
import { floorStep, maxLine } from './max-line.ts';
import { monthlyPaymentCents, paymentFactor } from './monthly-payment.ts';
import type { OfferChoice, OfferInputs } from './offer-inputs.ts';
import { priceOffer } from './price-offer.ts';

/**
 * Whole dollars, a multiple of the step; 0 when none can be offered. Between two edges of the table the rate is constant,
 * so each stretch is solved on its own, from the largest down: the stable point of "reduce, price again, enlarge".
 */
export function revisedLimit(
  pricing: Pricing,
  inputs: OfferInputs,
  choice: Omit<OfferChoice, 'amount'>,
): number {
  const edges = rateEdges(pricing, inputs);
  for (const [index, edge] of edges.entries()) {
    const floor = edges[index + 1] ?? pricing.amount.minimum - 1;
    const amount = largestInStretch(pricing, inputs, { ...choice, amount: edge });
    if (amount > floor) return amount;
  }
  return 0;
}

/** Amounts at which the rate may change, largest first. */
function rateEdges(pricing: Pricing, inputs: OfferInputs): number[] {
  const top = maxLine(pricing, inputs);
  const byAmount = Object.keys(pricing.points.amount).map((from) => Number(from) - 1);
  const shares = new Set(Object.values(pricing.base).flatMap((row) => Object.keys(row)));
  const byShare = [...shares].map((share) => (Number(share) * inputs.value) / 100 - inputs.openLiens);
  const edges = [...byAmount, ...byShare].map((edge) => floorStep(pricing, edge));
  const inside = edges.filter((edge) => edge >= pricing.amount.minimum && edge < top);
  return [...new Set(top >= pricing.amount.minimum ? [top, ...inside] : [])].sort((a, b) => b - a);
}

/** The largest amount up to `input.amount` whose payment, at the rate of that amount, can be carried; 0 when not offered. */
function largestInStretch(pricing: Pricing, inputs: OfferInputs, choice: OfferChoice): number {
  const { available, rate } = priceOffer(pricing, { ...inputs, ...choice });
  if (!available || rate === null) return 0;
  const limit = maxPaymentCents(pricing, inputs);
  const months = choice.term * 12;
  // One step above the quotient: its binary fraction may end just below a step that fits.
  const above = floorStep(pricing, limit / paymentFactor(rate, months) / 100) + pricing.amount.step;
  let amount = Math.min(choice.amount, above);
  while (amount > 0 && monthlyPaymentCents(amount * 100, rate, months) > limit) amount -= pricing.amount.step;
  return amount;
}
