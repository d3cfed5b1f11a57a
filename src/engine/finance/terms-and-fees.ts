/** Every combination of term and fee for an amount: what it costs, or why it cannot be chosen. */

import type { Pricing } from '../../types/pricing.ts';
import { dtiRefusal } from './dti-limit.ts';
import { monthlyPaymentCents } from './monthly-payment.ts';
import type { OfferChoice, OfferInputs, Refusal } from './offer-inputs.ts';
import { priceOffer } from './price-offer.ts';

export interface TermFeeOption {
  /** Years. */
  term: number;
  feePercent: number;
  available: boolean;
  /** Null where the table has no price. */
  ratePercent: number | null;
  paymentCents: number | null;
  reason?: Refusal;
}

export interface TermsAndFees {
  options: TermFeeOption[];
  /** A term is available when one of its fees is; `reason` is that of its last refusal. */
  terms: { term: number; available: boolean; reason?: Refusal }[];
  fees: { feePercent: number; available: boolean; reason?: Refusal }[];
}

/** `amount` in whole dollars. Terms and fees in rising order. */
export function termsAndFees(
  pricing: Pricing,
  inputs: OfferInputs,
  amount: number,
  autopay: boolean,
): TermsAndFees {
  const terms = numbers(pricing.points.term);
  const fees = numbers(pricing.points.feePercent);
  const options = terms.flatMap((term) =>
    fees.map((feePercent) => option(pricing, inputs, { term, feePercent, amount, autopay })),
  );
  return {
    options,
    terms: terms.map((term) => ({ term, ...summary(options.filter((each) => each.term === term)) })),
    fees: fees.map((feePercent) => ({
      feePercent,
      ...summary(options.filter((each) => each.feePercent === feePercent)),
    })),
  };
}

function option(pricing: Pricing, inputs: OfferInputs, choice: OfferChoice): TermFeeOption {
  const { rate, reason: refused } = priceOffer(pricing, { ...inputs, ...choice });
  const paymentCents =
    rate === null ? null : monthlyPaymentCents(choice.amount * 100, rate, choice.term * 12);
  const reason = refused ?? (paymentCents === null ? null : dtiRefusal(pricing, inputs, paymentCents));
  const { term, feePercent } = choice;
  return {
    term,
    feePercent,
    available: !reason,
    ratePercent: rate,
    paymentCents,
    ...(reason ? { reason } : {}),
  };
}

function summary(options: TermFeeOption[]): { available: boolean; reason?: Refusal } {
  const reason = options.findLast((each) => each.reason)?.reason;
  return options.some((each) => each.available) || !reason
    ? { available: true }
    : { available: false, reason };
}

function numbers(map: Readonly<Record<string, unknown>>): number[] {
  return Object.keys(map)
    .map(Number)
    .sort((a, b) => a - b);
}
