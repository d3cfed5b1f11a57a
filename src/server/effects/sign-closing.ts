/** The borrower signed the agreement: starts the right to cancel, and finds who else must sign. */
import { mark } from '../application/mark.ts';
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { askCoOwners } from '../signers/ask-co-owners.ts';
import { beginCancelPeriod } from '../underwriting/cancel-period.ts';
import { signGroup } from './sign-group.ts';

export const signClosing: Effect = {
  name: 'sign-closing',
  run: async (context) => {
    const documents = await occasionDocuments(context, 'closing');
    await signGroup(context, documents, { field: 'signature', read: 'read' });
    await mark(context, 'signed');
    await beginCancelPeriod(context);
    await askCoOwners(context);
    await record(context, 'status', { disclosurelistClosingComplete: true });
    await context.queue.send('notary-documents');
  },
};
