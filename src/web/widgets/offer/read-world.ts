/** The pricing table and the inputs of the offer, once both have arrived. Their shapes are those of their schemas. */
import type { OfferInputs } from '../../../engine/finance/offer-inputs.ts';
import { readPath } from '../../../engine/read-path.ts';
import type { Pricing } from '../../../types/pricing.ts';
import { type Facts, isObject, type JsonObject } from '../../data/json.ts';

/** Undefined until the server has computed figures.offerInputs. */
export function readWorld(
  pricing: JsonObject,
  facts: Facts,
): { pricing: Pricing; inputs: OfferInputs } | undefined {
  const inputs = readPath(facts, 'figures.offerInputs');
  if (!isPricing(pricing) || !isInputs(inputs)) return undefined;
  return { pricing, inputs };
}

function isPricing(value: unknown): value is Pricing {
  return isObject(value) && isObject(value.points) && isObject(value.base) && isObject(value.amount);
}

function isInputs(value: unknown): value is OfferInputs {
  return isObject(value) && typeof value.value === 'number' && typeof value.fico === 'number';
}
