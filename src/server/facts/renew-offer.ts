/** Lays the offer out anew when its hold ran out or what prices it changed, so that the borrower can review new terms. */

import { offerLimits } from '../../engine/finance/offer-limits.ts';
import { inApplication } from '../application/in-application.ts';
import type { ApplicationScope } from '../effects/effect.ts';
import type { World } from '../world.ts';
import { lenderOf } from './lender.ts';
import { offerInputs } from './offer-inputs.ts';
import { stored } from './stored.ts';
import { storeOfferInputs, underwriteOffer } from './underwrite-offer.ts';

export function renewOffer(world: World, applicationUuid: string): Promise<void> {
  return inApplication(world, applicationUuid, async (scope) => {
    const { cancelled, summarySubmitted, revisedOffer } = await stored(scope, 'status');
    if (revisedOffer) await renewInputs(scope);
    else if (!cancelled && !summarySubmitted) await underwriteOffer(scope);
  });
}

async function renewInputs(scope: ApplicationScope): Promise<void> {
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const inputs = await offerInputs(scope, pricing);
  await storeOfferInputs(scope, pricing, inputs, offerLimits(pricing, inputs).maxAmount);
}
