/** Where the agreement is signed at an office: the borrower has the closing documents, and the days before the closing begin. */

import type { Effect } from '../backend/effect.ts';
import { askCoOwners } from '../signers/ask-co-owners.ts';
import { receiveDocuments } from './receive-documents.ts';

export const receiveClosing: Effect = {
  name: 'receive-closing',
  run: async (context) => {
    await receiveDocuments(context, 'closing');
    await askCoOwners(context);
    await context.queue.send('notary-documents');
  },
};
