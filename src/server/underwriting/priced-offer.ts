/** Stores a quote as the borrower's offer. Every figure in it is the server's own. */

import type { OfferChoice, OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { quote } from '../../engine/finance/quote.ts';
import type { Offer } from '../../types/offer.ts';
import type { Pricing } from '../../types/pricing.ts';
import { type Said, says } from '../platform/language/said.ts';

/** The offer of a choice, or the sentence why it cannot be made. */
export function pricedOffer(
  pricing: Pricing,
  inputs: OfferInputs,
  choice: OfferChoice,
): { offer: Partial<Offer> } | { refused: Said | string } {
  const priced = quote(pricing, inputs, choice);
  if (!priced) return { refused: says('offer.unavailable') };
  if (!priced.available) return { refused: priced.reason?.text ?? says('offer.unavailable') };
  const { term, amount, feePercent, autopay } = choice;
  const byAutopay = autopay ? priced : quote(pricing, inputs, { ...choice, autopay: true });
  return {
    // Terms and fees are those of the page's schema, which has been validated.
    offer: {
      term: term as Offer['term'],
      amount,
      feePercent: feePercent as Offer['feePercent'],
      autopay,
      rateType: 'FIXED',
      rate: priced.ratePercent,
      rateWithoutAutopay: priced.rateWithoutAutopay,
      ...(byAutopay
        ? { rateWithAutopay: byAutopay.ratePercent, paymentWithAutopayCents: byAutopay.paymentCents }
        : {}),
      marginPercent: priced.marginPercent,
      primePercent: inputs.prime ?? pricing.rate.prime,
      paymentCents: priced.paymentCents,
      lastPaymentCents: priced.lastPaymentCents,
      paymentWithoutAutopayCents: priced.paymentWithoutAutopayCents,
      drawCents: priced.drawCents,
      feeCents: priced.feeCents,
      recordingCents: priced.recordingCents,
      valuationCents: priced.valuationCents,
      cashCents: priced.cashCents,
      totalCents: priced.totalCents,
      costRatePercent: priced.costRatePercent,
      cltvPercent: rounded(priced.cltv),
      ...(priced.dti === null ? {} : { dtiPercent: rounded(priced.dti) }),
    },
  };
}

const rounded = (percent: number) => Math.round(percent * 100) / 100;
