/** Makes the documents that are read and signed before the application is submitted. */

import { record } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { chain } from './chain.ts';
import { localWork } from './work.ts';

export const generateSummary = chain('generate-summary', [
  localWork(
    ({ application, status }) => application.hasHmda === true && !status.disclosurelistSummaryReady,
    async (scope) => {
      await makeDocuments(scope, 'welcome');
      await makeDocuments(scope, 'summary');
      await record(scope, 'status', { disclosurelistSummaryReady: true });
      return 0;
    },
  ),
]);
