/** Makes a new summary after the application changed, unless it is already submitted. */

import { stored } from '../../application/stored.ts';
import { refreshDocuments } from '../../documents/refresh-documents.ts';
import { inApplication } from '../../transactions/in-application.ts';
import type { JobHandler } from '../job-handler.ts';

export const refreshSummary: JobHandler = {
  name: 'refresh-summary',
  run: async ({ world, data }) => {
    await inApplication(world, data.applicationUuid, async (scope) => {
      const { disclosurelistSummaryComplete } = await stored(scope, 'status');
      if (!disclosurelistSummaryComplete) await refreshDocuments(scope, 'summary');
    });
  },
};
