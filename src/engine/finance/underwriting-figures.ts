/** The numbers that the rows of `decisions.json` compare, from what prices an offer. Dollars and percent. */

import type { Pricing } from '../../types/pricing.ts';
import { dtiLimit, dtiWith } from './dti-limit.ts';
import { maxLine } from './max-line.ts';
import { monthlyPaymentCents } from './monthly-payment.ts';
import type { OfferInputs } from './offer-inputs.ts';
import { offerLimits } from './offer-limits.ts';
import { type OpenLien, payoffOptions } from './payoff-options.ts';
import { termsAndFees } from './terms-and-fees.ts';

export interface UnderwritingFigures {
  minAmount: number;
  /** Largest line by score and value, before the payment is looked at; 0 where the lien position is refused. */
  maxLine: number;
  maxLineAfterPayoff: number;
  /** Largest line that can be offered. */
  maxAmount: number;
  dtiLimit: number;
  /** Debt to income with the smallest line over the longest term, percent. */
  statedDti: number;
}

export function underwritingFigures(
  pricing: Pricing,
  inputs: OfferInputs,
  liens: OpenLien[] = [],
): UnderwritingFigures {
  const refused = pricing.points.lien[inputs.lienPosition] === undefined;
  return {
    minAmount: pricing.amount.minimum,
    maxLine: refused ? 0 : maxLine(pricing, inputs),
    maxLineAfterPayoff: payoffOptions(pricing, inputs, liens)[0]?.maxLine ?? 0,
    maxAmount: offerLimits(pricing, inputs).maxAmount,
    dtiLimit: dtiLimit(pricing, inputs),
    statedDti: dtiWith(inputs, smallestPaymentCents(pricing, inputs)) ?? 0,
  };
}

/** The smallest payment that could be offered, were income no obstacle; at the highest rate when nothing can be. */
function smallestPaymentCents(pricing: Pricing, inputs: OfferInputs): number {
  const { monthlyIncome: _, ...withoutIncome } = inputs;
  const { options } = termsAndFees(pricing, withoutIncome, pricing.amount.minimum, true);
  const payments = options.flatMap(({ available, paymentCents }) =>
    available && paymentCents ? [paymentCents] : [],
  );
  const longest = Math.max(...options.map((option) => option.term)) * 12;
  return payments.length
    ? Math.min(...payments)
    : monthlyPaymentCents(pricing.amount.minimum * 100, pricing.rate.maximum, longest);
}
