/** The rate of one combination, with its parts and, where it cannot be offered, why. Rates in percent, amounts in dollars. */

import type { Pricing } from '../../types/pricing.ts';
import type { OfferChoice, OfferInputs, Refusal } from './offer-inputs.ts';
import { type PricePart, priceParts, sumParts } from './price-parts.ts';
import { priceRefusal } from './price-refusal.ts';

export interface Price {
  available: boolean;
  /** Percent a year; null where the table has no price. */
  rate: number | null;
  rateWithoutAutopay: number | null;
  components: PricePart[];
  reason?: Refusal;
}

/** Prices a combination by the table of `pricing.json`. Debt to income is not looked at here: see `quote`. */
export function priceOffer(pricing: Pricing, input: OfferInputs & OfferChoice): Price {
  const parts = priceParts(pricing, input);
  const rateWithoutAutopay = parts && sumParts(parts.filter((part) => part.key !== 'autopay'));
  const reason = priceRefusal(pricing, input, rateWithoutAutopay);
  return {
    available: reason === null,
    rate: parts && sumParts(parts),
    rateWithoutAutopay,
    components: parts ?? [],
    ...(reason ? { reason } : {}),
  };
}
