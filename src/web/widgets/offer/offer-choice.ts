/** The borrower's choice of offer: read from the answer, completed with a fair start, kept inside what can be offered. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { OfferChoice, OfferInputs } from '../../../engine/finance/offer-inputs.ts';
import type { OfferLimits } from '../../../engine/finance/offer-limits.ts';
import type { Reach } from '../../../engine/finance/reachable-amounts.ts';
import { type TermFeeOption, termsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import type { Pricing } from '../../../types/pricing.ts';
import type { JsonObject } from '../../platform/data/json.ts';

/** What the widget hands in: the choice and the version of the price that was shown. */
export type OfferAnswer = OfferChoice & { version?: string };

export type OfferWorld = {
  pricing: Pricing;
  inputs: OfferInputs;
  limits: OfferLimits;
  /** How much each combination of term and fee can carry, with or without autopay. Worked out when it is first asked. */
  reach(autopay: boolean): Reach[];
  /** New terms for this borrower, because the old ones no longer hold. */
  renewed?: OfferChoice | undefined;
};

/**
 * The answer as a whole choice. What is missing starts with the amount asked for and ten years, without a fee and
 * without autopay: nothing that costs or binds is chosen for the borrower. Where new terms were worked out, an answer
 * from before them gives way to those.
 */
export function completeChoice(answer: unknown, world: OfferWorld, wanted: unknown): OfferAnswer {
  const given = fromToday(isRecord(answer) ? answer : {}, world);
  const amount = numberOr(given.amount, startAmount(world, wanted));
  const autopay = given.autopay === true;
  const start = startOption(world, amount, autopay);
  return {
    term: numberOr(given.term, start.term),
    amount,
    feePercent: numberOr(given.feePercent, start.feePercent),
    autopay,
    ...(world.inputs.version && { version: world.inputs.version }),
  };
}

// What was chosen at a price that is gone says nothing about the new terms; text that is being typed stays.
function fromToday(answer: JsonObject, { inputs, renewed }: OfferWorld): JsonObject {
  const isOld = answer.version !== inputs.version;
  return renewed && isOld && typeof answer.amount !== 'string' ? { ...renewed } : answer;
}

/** Whether the stored answer already says exactly this. */
export function sameAnswer(answer: unknown, choice: OfferAnswer): boolean {
  const given: JsonObject = isRecord(answer) ? answer : {};
  return Object.entries(choice).every(([key, value]) => given[key] === value);
}

/** The nearest amount that can be lent: a multiple of the step, between the limits. */
export function nearestAmount({ pricing, limits }: OfferWorld, amount: number): number {
  const step = pricing.amount.step;
  const rounded = Math.round(amount / step) * step;
  return Math.min(limits.maxAmount, Math.max(limits.minAmount, rounded));
}

function startAmount(world: OfferWorld, wanted: unknown): number {
  return nearestAmount(world, typeof wanted === 'number' ? wanted : world.limits.maxAmount);
}

const USUAL_TERM = 10;

function startOption(
  { pricing, inputs }: OfferWorld,
  amount: number,
  autopay: boolean,
): Pick<TermFeeOption, 'term' | 'feePercent'> {
  const open = termsAndFees(pricing, inputs, amount, autopay).options.filter((option) => option.available);
  const usual = open.find(({ term, feePercent }) => term === USUAL_TERM && feePercent === 0);
  return (
    usual ?? open.find(({ feePercent }) => feePercent === 0) ?? open[0] ?? { term: USUAL_TERM, feePercent: 0 }
  );
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
