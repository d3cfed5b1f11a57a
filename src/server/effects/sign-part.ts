/** The co-owner signs the deed and receives the notice of the right to cancel. The notary is next. */
import { mark } from '../application/mark.ts';
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { signGroup } from './sign-group.ts';

export const signPart: Effect = {
  name: 'sign-part',
  run: async (context) => {
    const documents = await occasionDocuments(context, 'coOwner');
    await signGroup(context, documents, { field: 'signature', read: 'read' });
    await mark(context, 'signed');
    await record(context, 'status', { disclosurelistClosingComplete: true });
  },
};
