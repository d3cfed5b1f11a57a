/** Lays the offer out again when its hold ran out or its price changed, so that the borrower can review new terms. */

import { offerLimits } from '../../engine/finance/offer-limits.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import { type Said, says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { compareOffers } from './compare-offers.ts';
import { reviewOffer } from './review-offer.ts';
import type { SetAside } from './set-offer-aside.ts';
import { storeOfferInputs } from './underwrite-offer.ts';

/** @param seen the terms that the borrower was looking at, when none were chosen before */
export function renewOffer(world: World, applicationUuid: string, seen?: SetAside): Promise<void> {
  return inApplication(world, applicationUuid, async (scope) => {
    const { cancelled, summarySubmitted, revisedOffer } = await stored(scope, 'status');
    const { term } = await stored(scope, 'offer');
    // After the application was submitted, only an offer that is to be chosen again is laid out again.
    if (revisedOffer || (summarySubmitted && term === undefined)) await renewInputs(scope);
    else if (!cancelled && !summarySubmitted) await reviewOffer(scope, await causeOf(scope), seen);
  });
}

async function causeOf(scope: ApplicationScope): Promise<Said> {
  const { holdUntil } = (await stored(scope, 'figures')).offerInputs ?? {};
  return holdUntil && legalDay(scope.now) > holdUntil
    ? says('offer.held', { heldUntil: holdUntil })
    : says('offer.moved');
}

async function renewInputs(scope: ApplicationScope): Promise<void> {
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const inputs = await offerInputs(scope, pricing);
  await storeOfferInputs(scope, pricing, inputs, offerLimits(pricing, inputs).maxAmount);
  await compareOffers(scope);
}
