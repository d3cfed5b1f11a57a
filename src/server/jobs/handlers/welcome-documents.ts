/** Makes the documents that are due when an application begins: privacy, important terms, the booklet. */

import { makeDocuments } from '../../documents/make-documents.ts';
import { inApplication } from '../../transactions/in-application.ts';
import type { JobHandler } from '../job-handler.ts';

export const welcomeDocuments: JobHandler = {
  name: 'welcome-documents',
  run: async ({ world, data }) => {
    await inApplication(world, data.applicationUuid, (scope) => makeDocuments(scope, 'welcome'));
  },
};
