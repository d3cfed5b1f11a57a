/** The pricing table and the inputs of the offer, once both have arrived. Their shapes are those of their schemas. */
import { type Facts, isRecord } from '../../../engine/facts/facts.ts';
import { readPath } from '../../../engine/facts/read-path.ts';
import type { OfferChoice, OfferInputs } from '../../../engine/finance/offer-inputs.ts';
import { offerLimits } from '../../../engine/finance/offer-limits.ts';
import { type Reach, reachableAmounts } from '../../../engine/finance/reachable-amounts.ts';
import type { Pricing } from '../../../types/pricing.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import type { OfferWorld } from './offer-choice.ts';

/** Undefined until the server has computed figures.offerInputs. */
export function readWorld(pricing: JsonObject, facts: Facts): OfferWorld | undefined {
  const inputs = readPath(facts, 'figures.offerInputs');
  if (!isPricing(pricing) || !isInputs(inputs)) return undefined;
  const known = new Map<boolean, Reach[]>();
  const reach = (autopay: boolean) => {
    const found = known.get(autopay) ?? reachableAmounts(pricing, inputs, autopay);
    known.set(autopay, found);
    return found;
  };
  const renewed = readPath(facts, 'figures.revision.after');
  return {
    pricing,
    inputs,
    limits: offerLimits(pricing, inputs),
    reach,
    ...(isChoice(renewed) && { renewed: choiceOf(renewed) }),
  };
}

function choiceOf({ term, amount, feePercent, autopay }: OfferChoice): OfferChoice {
  return { term, amount, feePercent, autopay };
}

function isChoice(value: unknown): value is OfferChoice {
  if (!isRecord(value)) return false;
  const { term, amount, feePercent, autopay } = value;
  return [term, amount, feePercent].every((each) => typeof each === 'number') && typeof autopay === 'boolean';
}

function isPricing(value: unknown): value is Pricing {
  return isRecord(value) && isRecord(value.points) && isRecord(value.base) && isRecord(value.amount);
}

function isInputs(value: unknown): value is OfferInputs {
  return isRecord(value) && typeof value.value === 'number' && typeof value.fico === 'number';
}
