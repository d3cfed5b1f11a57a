/** How much can be borrowed at all, and with each term. Whole dollars. */

import type { Pricing } from '../../types/pricing.ts';
import { dtiLimit } from './dti-limit.ts';
import { lineCap, maxCltv, maxLine } from './max-line.ts';
import type { OfferInputs } from './offer-inputs.ts';
import { revisedLimit } from './revised-limit.ts';

export interface OfferLimits {
  /** 0 when nothing can be offered. */
  maxAmount: number;
  minAmount: number;
  /** What holds the amount down. */
  limitedBy: 'line' | 'cltv' | 'dti' | 'price';
  /** Percent; 0 when the score is too low for this use of the home. */
  maxCltv: number;
  /** Percent. */
  maxDti: number;
  /** Years → largest amount, with the fee that allows most and with autopay. */
  byTerm: Record<string, number>;
}

export function offerLimits(pricing: Pricing, inputs: OfferInputs): OfferLimits {
  const terms = Object.keys(pricing.points.term);
  const byTerm = Object.fromEntries(terms.map((term) => [term, largest(pricing, inputs, Number(term))]));
  const maxAmount = Math.max(0, ...Object.values(byTerm));
  return {
    maxAmount,
    minAmount: pricing.amount.minimum,
    limitedBy: limitedBy(pricing, inputs, maxAmount),
    maxCltv: maxCltv(pricing, inputs) ?? 0,
    maxDti: dtiLimit(pricing, inputs),
    byTerm,
  };
}

function largest(pricing: Pricing, inputs: OfferInputs, term: number): number {
  const fees = Object.keys(pricing.points.feePercent).map(Number);
  return Math.max(
    0,
    ...fees.map((feePercent) => revisedLimit(pricing, inputs, { term, feePercent, autopay: true })),
  );
}

function limitedBy(pricing: Pricing, inputs: OfferInputs, maxAmount: number): OfferLimits['limitedBy'] {
  const line = maxLine(pricing, inputs);
  if (maxAmount === line) return line === lineCap(pricing, inputs.fico) ? 'line' : 'cltv';
  if (line < pricing.amount.minimum) return 'cltv';
  const { monthlyIncome: _, ...withoutIncome } = inputs;
  const unlimited = Math.max(
    ...Object.keys(pricing.points.term).map((term) => largest(pricing, withoutIncome, Number(term))),
  );
  return unlimited > maxAmount ? 'dti' : 'price';
}
