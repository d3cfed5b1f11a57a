/** Decides over the confirmed liens and the stated income, and lays out the offer. */
import { compareOffers } from '../../underwriting/compare-offers.ts';
import { underwriteOffer } from '../../underwriting/underwrite-offer.ts';
import { chain } from './chain.ts';
import { storing } from './stage.ts';

export const underwrite = chain('underwrite', [
  storing(
    ({ status, figures }) => status.liensComplete === true && figures.offerInputs === undefined,
    async (scope) => {
      await underwriteOffer(scope);
      await compareOffers(scope);
      return 0;
    },
  ),
]);
