/** How large a line can be before its payment is looked at: score, value and other debts. Whole dollars. */

import type { Pricing } from '../../types/pricing.ts';
import { bandFrom } from './bands.ts';
import type { OfferInputs } from './offer-inputs.ts';

/** Largest share of the value that all debts may reach, percent; null where the score is too low for this use of the home. */
export function maxCltv(pricing: Pricing, { fico, occupancy, state }: OfferInputs): number | null {
  const band = bandFrom(pricing.maxCltv[occupancy] ?? {}, fico);
  if (!band) return null;
  return Math.min(band.value, pricing.states[state]?.[occupancy]?.maxCltv ?? band.value);
}

/** Largest line for a score, whatever the home is worth. */
export function lineCap(pricing: Pricing, fico: number): number {
  return Math.min(pricing.amount.maximum, bandFrom(pricing.maxLine, fico)?.value ?? 0);
}

/** floor100(min(cap, maxCltv · value − open liens)); 0 when nothing is left. */
export function maxLine(pricing: Pricing, inputs: OfferInputs): number {
  const share = maxCltv(pricing, inputs) ?? 0;
  const room = (share * inputs.value) / 100 - inputs.openLiens;
  return Math.max(0, floorStep(pricing, Math.min(lineCap(pricing, inputs.fico), room)));
}

/** Down to a multiple of the step of amounts. */
export function floorStep(pricing: Pricing, amount: number): number {
  return Math.floor((amount + 1e-6) / pricing.amount.step) * pricing.amount.step;
}
