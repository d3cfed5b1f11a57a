/** The co-owner meets the notary in the borrower's session, or finds out when one can be met apart. */
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { closingRulesOf } from '../facts/closing-rules-of.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { storeSlots } from '../underwriting/notary-offer.ts';
import { textOf } from './answers.ts';
import { settlePart } from './settle-part.ts';

// Each try of the transaction has a time of its own, and must ask the same question; times gone by are not offered.
const hourMs = 3_600_000;

export const chooseSession: Effect = {
  name: 'choose-session',
  run: async (context) => {
    const { officeOnly } = await closingRulesOf(context);
    // At an office no one works by video, so there is nothing to choose.
    if (officeOnly || textOf(context.data, 'together') === 'TOGETHER')
      return settlePart(context, { shared: true });
    const { notary } = context.parties;
    const acceptsRemote = await notary.acceptsRemote(await subjectOf(context, context.request.key));
    const slots = await notary.slots(context.now - (context.now % hourMs));
    await storeSlots(context, slots);
    await record(context, 'status', {
      disclosurelistNotaryReady: true,
      manualNotary: !acceptsRemote,
    });
  },
};
