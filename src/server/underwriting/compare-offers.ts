/** Puts today's terms for the same choice beside the numbers of an offer that was set aside. */
import type { OfferChoice } from '../../engine/finance/offer-inputs.ts';
import { type Quote, quote } from '../../engine/finance/quote.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import type { SetAside } from './set-offer-aside.ts';

type OfferAfter = NonNullable<NonNullable<Figures['revision']>['after']>;

/**
 * The amount is as close to what is wanted as we can lend now. Does nothing when no offer was set aside.
 * @param wanted whole dollars; without it, the amount of the old offer
 */
export async function compareOffers(scope: ApplicationScope, wanted?: number): Promise<void> {
  const { revision } = await stored(scope, 'figures');
  if (!revision?.before) return;
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const inputs = await offerInputs(scope, pricing);
  const choice = choiceOf(revision.before);
  const amount = Math.min(wanted ?? choice.amount, revisedLimit(pricing, inputs, choice));
  const priced = amount < pricing.amount.minimum ? null : quote(pricing, inputs, { ...choice, amount });
  const after = priced && comparedOffer({ ...choice, amount }, priced);
  await record(scope, 'figures', { revision: { ...revision, after } as typeof revision });
}

/** The new terms beside the old ones: a whole choice, so that it can be accepted as it is. */
export function comparedOffer(choice: OfferChoice, priced: Quote | null): OfferAfter {
  const { amount, term, feePercent, autopay } = choice;
  const { ratePercent = 0, paymentCents = 0 } = priced ?? {};
  return { amount, term, feePercent, autopay, ratePercent, paymentCents };
}

function choiceOf({ amount = 0, term = 0, feePercent = 0, autopay = false }: SetAside) {
  return { amount, term, feePercent, autopay };
}
