/** The deed is signed before the notary, unless the session ends before that. The borrower is the last owner who signs it. */

import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { copyDeed } from '../signers/copy-deed.ts';
import { beginFunding } from '../underwriting/begin-funding.ts';
import { holdSession } from './hold-session.ts';
import { signGroup } from './sign-group.ts';

export const completeNotary: Effect = {
  name: 'complete-notary',
  run: async (context) => {
    const { kbaPassed } = await stored(context, 'status');
    if (!kbaPassed) throw new Refusal(409, [says('kba.first')]);
    if (!(await holdSession(context))) return;
    const deed = await occasionDocuments(context, 'notary');
    await signGroup(context, deed, { field: 'deedSignature', read: 'read' });
    await mark(context, 'notarized');
    await record(context, 'status', {
      primaryParticipantAcceptComplete: true,
      disclosurelistNotaryComplete: true,
    });
    await copyDeed(context);
    await beginFunding(context);
  },
};
