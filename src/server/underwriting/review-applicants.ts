/**
 * Looks at the offer again after who applies has changed. It is laid out again where it costs something else, where it cannot be
 * made any more, or where the borrower asked for more than could be lent before.
 */
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import type { Said } from '../platform/language/said.ts';
import { compareOffers } from './compare-offers.ts';
import { isDecidedNo } from './final-no.ts';
import { choiceOf } from './lay-out-revision.ts';
import { reviewOffer } from './review-offer.ts';
import { setOfferAside } from './set-offer-aside.ts';

/** @param cause tells the borrower what changed */
export async function reviewApplicants(scope: ApplicationScope, cause: Said): Promise<void> {
  const { offerInputs: before } = await stored(scope, 'figures');
  await reviewOffer(scope, cause);
  if (!before || (await isDecidedNo(scope))) return;
  const wanted = await wantedNow(scope, before as OfferInputs);
  if (wanted === undefined) return;
  await setOfferAside(scope, cause);
  await compareOffers(scope, wanted);
}

/** What was asked for, in dollars, where the borrower took all that could be lent and more of it can be lent now. */
async function wantedNow(scope: ApplicationScope, before: OfferInputs): Promise<number | undefined> {
  const offer = await stored(scope, 'offer');
  const { requestedAmount = 0 } = await stored(scope, 'application');
  const { term, amount = 0 } = offer;
  if (term === undefined || requestedAmount <= amount) return undefined;
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const limitWith = (inputs: OfferInputs) => revisedLimit(pricing, inputs, choiceOf(offer));
  const tookAll = amount >= limitWith(before);
  return tookAll && limitWith(await offerInputs(scope, pricing)) > amount ? requestedAmount : undefined;
}
