/**
 * The borrower corrected the home before submitting. Another address is another search: record, value and debts are
 * looked up again, the debts are confirmed again, and the offer is made again. Another use of it only prices again.
 */

import { address } from '../../engine/text/address.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { homeOf } from '../facts/home-of.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { reviewOffer } from '../underwriting/review-offer.ts';
import { setOfferAside } from '../underwriting/set-offer-aside.ts';

const cause = says('offer.home');

export const correctHome: Effect = {
  name: 'correct-home',
  run: async (context) => {
    await refuseDecided(context);
    const { property: searched } = await stored(context, 'figures');
    // Nothing was searched yet: the first search takes the corrected address.
    if (!searched) return;
    const moved = address((await homeOf(context)).location) !== searched.address;
    if (moved) await searchAgain(context);
    else await reviewOffer(context, cause);
  },
};

async function searchAgain(context: EffectContext): Promise<void> {
  await setOfferAside(context, cause);
  await record(context, 'figures', { offerInputs: null, properties: null, property: null });
  // What was found for the other address would not be looked up again beside it.
  await record(context, 'liens', { items: null, annualTax: null, annualInsurance: null, hoaMonthly: null });
  await record(context, 'status', {
    softCreditStatus: 'PROPERTY',
    propertyOutcome: null,
    propertyComplete: null,
    datatreeNoMatch: null,
    ownershipMismatch: null,
    ownershipPaperRefused: null,
    noAvm: null,
    valueEstimated: null,
    liensComplete: null,
    requalify: null,
    uwDecision: null,
    uwSubDecision: null,
  });
  await context.queue.send('soft-credit');
}
