/** The limit of debt to income, and what it means for a payment. */

import type { Pricing } from '../../types/pricing.ts';
import { homeKind } from './home-kind.ts';
import type { OfferInputs, Refusal } from './offer-inputs.ts';
import { refuse } from './price-refusal.ts';

/** Percent: the lower limit for weak scores, the self-employed and several homes. */
export function dtiLimit(pricing: Pricing, inputs: OfferInputs): number {
  const { maxDti } = pricing;
  const reduced =
    inputs.fico < maxDti.reducedBelowScore ||
    (maxDti.reducedSelfEmployed && inputs.selfEmployed === true) ||
    maxDti.reducedHomes.includes(homeKind(pricing, inputs));
  return reduced ? maxDti.reduced : maxDti.standard;
}

/** Percent with a new payment in cents; null when the income is not known. */
export function dtiWith(inputs: OfferInputs, paymentCents: number): number | null {
  if (inputs.monthlyIncome === undefined) return null;
  return dti(toCents(inputs.monthlyDebts), paymentCents, toCents(inputs.monthlyIncome));
}

/** The largest payment in cents; no limit when the income is not known. */
export function maxPaymentCents(pricing: Pricing, inputs: OfferInputs): number {
  if (inputs.monthlyIncome === undefined) return Number.POSITIVE_INFINITY;
  const room =
    (toCents(inputs.monthlyIncome) * dtiLimit(pricing, inputs)) / 100 - toCents(inputs.monthlyDebts);
  return Math.max(0, Math.floor(room));
}

/** Why a payment is too high, or null. */
export function dtiRefusal(pricing: Pricing, inputs: OfferInputs, paymentCents: number): Refusal | null {
  if (paymentCents <= maxPaymentCents(pricing, inputs)) return null;
  const share = dtiWith(inputs, paymentCents) ?? 0;
  const shown = Number.isFinite(share) ? share.toFixed(1) : 'more than 100';
  return refuse(pricing, 'dti', { dti: shown, limit: dtiLimit(pricing, inputs) });
}

const toCents = (dollars: number | undefined): number => Math.round((dollars ?? 0) * 100);

/**
 * Debt to income: debts, housing costs and the new payment as a share of gross monthly income. Percent, not rounded. Cents a month. No
 * income is an infinite share.
 */
function dti(monthlyDebtsCents: number, paymentCents: number, monthlyIncomeCents: number): number {
  if (monthlyIncomeCents <= 0) return Number.POSITIVE_INFINITY;
  return ((monthlyDebtsCents + paymentCents) / monthlyIncomeCents) * 100;
}
