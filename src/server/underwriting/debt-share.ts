/** Debts compared with income, as a notice of a decline says it. */
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { quote } from '../../engine/finance/quote.ts';
import { underwritingFigures } from '../../engine/finance/underwriting-figures.ts';
import type { Offer } from '../../types/offer.ts';
import type { Pricing } from '../../types/pricing.ts';

/** Percent of the income: debts with the payment of the chosen line, else of the smallest line that we make. */
export function debtShare(pricing: Pricing, inputs: OfferInputs, offer: Partial<Offer>): number {
  const { term, amount = 0, feePercent = 0, autopay = false } = offer;
  const chosen = term ? quote(pricing, inputs, { term, amount, feePercent, autopay }) : null;
  return chosen?.dti ?? underwritingFigures(pricing, inputs).statedDti;
}
