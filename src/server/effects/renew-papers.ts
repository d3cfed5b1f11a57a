/**
 * The borrower corrected an answer that is in the documents but prices nothing: makes the documents again, unless they
 * are signed.
 */

import { stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { refreshDocuments } from '../documents/refresh-documents.ts';

export const renewPapers: Effect = {
  name: 'renew-papers',
  run: async (context) => {
    const { disclosurelistSummaryComplete } = await stored(context, 'status');
    if (!disclosurelistSummaryComplete) await refreshDocuments(context, 'summary');
  },
};
