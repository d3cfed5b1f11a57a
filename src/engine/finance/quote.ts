/**
 * Computes everything that a borrower sees about one choice. The browser runs it while a slider moves; the server runs
 * it to decide. Money in integer cents, rates and shares in percent.
 */

import type { Pricing } from '../../types/pricing.ts';
import { money } from '../text/money.ts';
import { amortize } from './amortize.ts';
import { cltv } from './cltv.ts';
import { costRate } from './cost-rate.ts';
import { dtiRefusal, dtiWith } from './dti-limit.ts';
import { initialDraw } from './initial-draw.ts';
import { monthlyPaymentCents } from './monthly-payment.ts';
import type { OfferChoice, OfferInputs, Refusal } from './offer-inputs.ts';
import { priceOffer } from './price-offer.ts';
import type { PricePart } from './price-parts.ts';
import { refuse } from './price-refusal.ts';
import { recordingCents } from './recording-cents.ts';

export interface Quote {
  available: boolean;
  reason?: Refusal;
  /** The APR of the line: a HELOC's APR leaves fees out (12 CFR 1026.14(b)). */
  ratePercent: number;
  rateWithoutAutopay: number;
  paymentCents: number;
  lastPaymentCents: number;
  paymentWithoutAutopayCents: number;
  /** What is drawn at the start: the line less the fee. */
  drawCents: number;
  feeCents: number;
  recordingCents: number;
  valuationCents: number;
  /** Draw, less debts that the line pays off, less estimated recording costs, less the valuation. */
  cashCents: number;
  /** All payments together. */
  totalCents: number;
  /** "Annual cost including the origination fee". Never label it APR. */
  costRatePercent: number;
  /** Margin over Prime for later draws. */
  marginPercent: number;
  cltv: number;
  /** Null when the income is not known. */
  dti: number | null;
  version?: string;
  holdUntil?: string;
  /** Balance after each year. */
  balancesByYear: number[];
  /** Why this rate. */
  why: PricePart[];
}

/** The quote of a choice, even of an unavailable one; null where the table has no price at all. */
export function quote(pricing: Pricing, inputs: OfferInputs, choice: OfferChoice): Quote | null {
  const price = priceOffer(pricing, { ...inputs, ...choice });
  if (price.rate === null || price.rateWithoutAutopay === null) return null;
  const costs = costsOf(pricing, inputs, choice, price.rate);
  const reason =
    price.reason ??
    payoffRefusal(pricing, inputs, costs.cashCents) ??
    dtiRefusal(pricing, inputs, costs.paymentCents);
  return {
    available: !reason,
    ...(reason ? { reason } : {}),
    ratePercent: price.rate,
    rateWithoutAutopay: price.rateWithoutAutopay,
    ...costs,
    paymentWithoutAutopayCents: monthlyPaymentCents(
      choice.amount * 100,
      price.rateWithoutAutopay,
      choice.term * 12,
    ),
    marginPercent: hundredths(price.rate - (inputs.prime ?? pricing.rate.prime)),
    cltv: cltv({ ...inputs, amount: choice.amount }),
    dti: dtiWith(inputs, costs.paymentCents),
    ...(inputs.version ? { version: inputs.version } : {}),
    ...(inputs.holdUntil ? { holdUntil: inputs.holdUntil } : {}),
    why: price.components,
  };
}

/** A line pays off whole debts: what is left of it after fees must be enough for them. */
function payoffRefusal(pricing: Pricing, { payoffs = 0 }: OfferInputs, cashCents: number): Refusal | null {
  return payoffs > 0 && cashCents < 0 ? refuse(pricing, 'payoffs', { payoffs: money(payoffs) }) : null;
}

function costsOf(
  pricing: Pricing,
  inputs: OfferInputs,
  { amount, term, feePercent }: OfferChoice,
  ratePercent: number,
) {
  const lineCents = amount * 100;
  const { drawCents, feeCents } = initialDraw(lineCents, feePercent);
  const recording = recordingCents(pricing, inputs.state, amount);
  const valuationCents = Math.round((inputs.valuationFee ?? 0) * 100);
  const payoffCents = Math.round((inputs.payoffs ?? 0) * 100);
  return {
    ...amortize(lineCents, ratePercent, term * 12),
    drawCents,
    feeCents,
    recordingCents: recording,
    valuationCents,
    cashCents: drawCents - recording - valuationCents - payoffCents,
    costRatePercent: costRate({ lineCents, feePercent, ratePercent, months: term * 12 }),
  };
}

const hundredths = (percent: number): number => Math.round(percent * 100) / 100;
