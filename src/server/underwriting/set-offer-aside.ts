/** Sets an offer that no longer holds aside with its numbers, so that the borrower can compare and choose again. */

import type { Figures } from '../../types/figures.ts';
import type { Offer } from '../../types/offer.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { replace, stored } from '../application/stored.ts';
import type { Said } from '../platform/language/said.ts';

export type SetAside = NonNullable<NonNullable<Figures['revision']>['before']>;

/**
 * @param cause one sentence for the borrower; stored by its name, its gaps beside it
 * @param seen what an offer that was shown but never chosen said
 */
export async function setOfferAside(scope: ApplicationScope, cause: Said, seen?: SetAside): Promise<void> {
  const offer = await stored(scope, 'offer');
  const before = offer.term ? shortOffer(offer) : seen;
  await scope.entities.put('offer', {});
  if (before) await replace(scope, 'figures', 'revision', { cause: cause.says, ...cause.gaps, before });
}

/** What a comparison needs of an offer. */
export function shortOffer(offer: Partial<Offer>): SetAside {
  const { amount = 0, term = 0, rate = 0, paymentCents = 0, feePercent = 0, autopay = false } = offer;
  return { amount, term, ratePercent: rate, paymentCents, feePercent, autopay };
}
