/** Lays out a smaller offer: old and new terms side by side, with the cause and the incomes that they rest on. */
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { offerLimits } from '../../engine/finance/offer-limits.ts';
import { quote } from '../../engine/finance/quote.ts';
import type { Figures } from '../../types/figures.ts';
import type { Offer } from '../../types/offer.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import type { Lender } from '../facts/lender.ts';
import { statedTogether } from '../facts/offer-inputs.ts';
import { comparedOffer } from './compare-offers.ts';
import { shortOffer } from './set-offer-aside.ts';
import { storeOfferInputs } from './underwrite-offer.ts';

/** @param cause the name of a sentence for the borrower */
export async function layOutRevision(
  scope: ApplicationScope,
  { pricing }: Lender,
  inputs: OfferInputs,
  { offer, revisedMax, cause }: { offer: Partial<Offer>; revisedMax: number; cause: string },
): Promise<void> {
  const { maxAmount } = offerLimits(pricing, inputs);
  await storeOfferInputs(scope, pricing, inputs, maxAmount);
  const choice = { ...choiceOf(offer), amount: revisedMax };
  const revision: NonNullable<Figures['revision']> = {
    cause,
    before: {
      ...shortOffer(offer),
      monthlyIncomeCents: inCents(await statedTogether(scope)),
    },
    after: {
      ...comparedOffer(choice, quote(pricing, inputs, choice)),
      monthlyIncomeCents: inCents(inputs.monthlyIncome),
    },
  };
  await record(scope, 'figures', { revision });
}

/** What was chosen, as prices are asked for. */
export function choiceOf({ term = 10, amount = 0, feePercent = 0, autopay = false }: Partial<Offer>) {
  return { term, amount, feePercent, autopay };
}

const inCents = (dollars = 0) => Math.round(dollars * 100);
