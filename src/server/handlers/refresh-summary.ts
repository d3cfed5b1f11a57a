/** Makes a new summary after the application changed, unless it is already submitted. */

import { stored } from '../application/stored.ts';
import { refreshDocuments } from '../documents/refresh-documents.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { inApplication } from '../standing/in-application.ts';

export const refreshSummary: JobHandler = {
  name: 'refresh-summary',
  run: async ({ world, data }) => {
    await inApplication(world, data.applicationUuid, async (scope) => {
      const { disclosurelistSummaryComplete } = await stored(scope, 'status');
      if (!disclosurelistSummaryComplete) await refreshDocuments(scope, 'summary');
    });
  },
};
