/** The borrower read and confirmed the notice of special flood hazards; nothing else is signed before (12 CFR 760.9). */
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { signGroup } from './sign-group.ts';

export const acknowledgeFloodNotice: Effect = {
  name: 'acknowledge-flood-notice',
  run: async (context) => {
    const documents = await occasionDocuments(context, 'floodNotice');
    await signGroup(context, documents, { field: 'signature', read: 'read' });
    await record(context, 'status', { floodAcknowledged: true });
  },
};
