/** Where the agreement is signed at an office: the borrower has the closing documents, and the days before the closing begin. */
import { askCoOwners } from '../signers/ask-co-owners.ts';
import type { Effect } from './effect.ts';
import { receiveDocuments } from './receive-documents.ts';

export const receiveClosing: Effect = {
  name: 'receive-closing',
  run: async (context) => {
    await receiveDocuments(context, 'closing');
    await askCoOwners(context);
    await context.queue.send('notary-documents');
  },
};
