/** The deed is signed before the notary, unless the session ends before that. */

import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { says } from '../language/said.ts';
import { stopNotarySession } from '../underwriting/stop-notary-session.ts';
import type { Effect } from './effect.ts';
import { signGroup } from './sign-group.ts';

export const completeNotary: Effect = {
  name: 'complete-notary',
  run: async (context) => {
    const { kbaPassed } = await stored(context, 'status');
    if (!kbaPassed) throw new Refusal(409, [says('kba.first')]);
    const { notarySessions = 0 } = await stored(context, 'underwriting');
    const subject = await subjectOf(context, context.request.key);
    const outcome = await context.parties.notary.session(subject, notarySessions + 1);
    await record(context, 'underwriting', { notarySessions: notarySessions + 1 });
    // Stored rather than thrown: the session is over, whatever the borrower does next.
    if (outcome !== 'SIGNED') return stopNotarySession(context, outcome);
    const deed = await occasionDocuments(context, 'notary');
    await signGroup(context, deed, { field: 'deedSignature', read: 'read' });
    await mark(context, 'notarized');
    await record(context, 'status', {
      primaryParticipantAcceptComplete: true,
      disclosurelistNotaryComplete: true,
    });
  },
};
