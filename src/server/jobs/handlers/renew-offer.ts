/** Lays the offer out anew when its hold ran out or what prices it changed, so that the borrower can review new terms. */

import { offerLimits } from '../../../engine/finance/offer-limits.ts';
import { inApplication } from '../../application/in-application.ts';
import type { ApplicationScope } from '../../effects/effect.ts';
import { lenderOf } from '../../facts/lender.ts';
import { offerInputs } from '../../facts/offer-inputs.ts';
import { stored } from '../../facts/stored.ts';
import { storeOfferInputs, underwriteOffer } from '../../facts/underwrite-offer.ts';
import type { JobHandler } from '../job-handler.ts';

export const renewOffer: JobHandler = {
  name: 'renew-offer',
  run: async ({ world, data }) => {
    await inApplication(world, data.applicationUuid, async (scope) => {
      const { cancelled, summarySubmitted, revisedOffer } = await stored(scope, 'status');
      if (revisedOffer) await renewInputs(scope);
      else if (!cancelled && !summarySubmitted) await underwriteOffer(scope);
    });
  },
};

async function renewInputs(scope: ApplicationScope): Promise<void> {
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const inputs = await offerInputs(scope, pricing);
  await storeOfferInputs(scope, pricing, inputs, offerLimits(pricing, inputs).maxAmount);
}
