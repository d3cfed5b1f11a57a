/** Makes the documents that are due when an application begins: privacy, important terms, the booklet. */

import { makeDocuments } from '../documents/make-documents.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { inApplication } from '../standing/in-application.ts';

export const welcomeDocuments: JobHandler = {
  name: 'welcome-documents',
  run: async ({ world, data }) => {
    await inApplication(world, data.applicationUuid, (scope) => makeDocuments(scope, 'welcome'));
  },
};
