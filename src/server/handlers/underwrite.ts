/** Decides on the confirmed liens and the stated income, and lays out the offer. */
import { compareOffers } from '../underwriting/compare-offers.ts';
import { underwriteOffer } from '../underwriting/underwrite-offer.ts';
import { chain } from './chain.ts';
import { localWork } from './work.ts';

export const underwrite = chain('underwrite', [
  localWork(
    ({ status, figures }) =>
      status.liensComplete === true &&
      !status.reopened &&
      !status.balancesInReview &&
      status.bpo !== 'BPO_PROCESSING' &&
      !status.valuationVisit &&
      figures.offerInputs === undefined,
    async (scope) => {
      await underwriteOffer(scope);
      await compareOffers(scope);
      return 0;
    },
  ),
]);
