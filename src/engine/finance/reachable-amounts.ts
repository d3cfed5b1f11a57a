/** How much each combination of term and fee can carry at most. Whole dollars. */

import type { Pricing } from '../../types/pricing.ts';
import type { OfferInputs } from './offer-inputs.ts';
import { revisedLimit } from './revised-limit.ts';

export interface Reach {
  /** Years. */
  term: number;
  feePercent: number;
  autopay: boolean;
  /** 0 when nothing can be offered. */
  maxAmount: number;
}

/** One entry a combination, terms and fees in rising order. `autopay`: whether the rate is the one with autopay. */
export function reachableAmounts(pricing: Pricing, inputs: OfferInputs, autopay: boolean): Reach[] {
  return rising(pricing.points.term).flatMap((term) =>
    rising(pricing.points.feePercent).map((feePercent) => {
      const choice = { term, feePercent, autopay };
      return { ...choice, maxAmount: revisedLimit(pricing, inputs, choice) };
    }),
  );
}

function rising(map: Readonly<Record<string, unknown>>): number[] {
  return Object.keys(map)
    .map(Number)
    .sort((a, b) => a - b);
}
