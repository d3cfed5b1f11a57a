/** The notary's times that were found when the deed was made have gone by, or are taken: asks the notary for the next ones. */
import { stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { lenderOf } from '../facts/lender.ts';
import { openSlots } from '../facts/notary-times.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { storeSlots } from '../underwriting/notary-offer.ts';

// The run with the answer asks the same question as the run before it.
const minuteMs = 60_000;

export const lookForNotaryTimes: Effect = {
  name: 'look-for-notary-times',
  run: async (context) => {
    const { notary } = context.parties;
    await storeSlots(context, await notary.slots(context.now - (context.now % minuteMs)));
    const lender = lenderOf(context.world, context.application.orgCode);
    const free = openSlots(lender, await stored(context, 'figures'), context.now);
    if (!free.some(({ start }) => start !== undefined)) throw new Refusal(409, [says('notary.none')]);
  },
};
