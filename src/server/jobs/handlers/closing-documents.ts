/** Once the identity is verified: the flood determination, the full title search, the documents to sign. */

import { record, replace } from '../../application/stored.ts';
import { makeDocuments } from '../../documents/make-documents.ts';
import { storeFlood } from '../../underwriting/flood-finding.ts';
import type { FloodDetermination } from '../../vendors/flood.ts';
import type { TitleReport } from '../../vendors/title-search.ts';
import { chain } from './chain.ts';
import { asking, type Known, storing } from './stage.ts';

/** How long until a slow party is asked again. */
const retryMs = 60_000;

const floodLook = ({ underwriting }: Known) => (underwriting.floodLooks ?? 0) + 1;
const titleLook = ({ underwriting }: Known) => (underwriting.titleLooks ?? 0) + 1;

const isValued = ({ status }: Known) => status.bpo === 'BPO_NOT_REQUIRED' || status.bpo === 'BPO_COMPLETE';
const isOpen = (known: Known) => known.status.identityVerified === true && isValued(known);

const flood = asking<FloodDetermination>({
  due: (known) => isOpen(known) && known.underwriting.flood?.pending !== false,
  occasion: (known) => `flood look ${floodLook(known)}`,
  ask: ({ vendors }, subject, known) => vendors.flood.determine(subject, floodLook(known)),
  store: async (scope, answer, { world }) => {
    await storeFlood(scope, answer);
    return answer.pending ? patience(world.vendors.paceMs) : 0;
  },
});

const title = asking<TitleReport>({
  due: (known) => isOpen(known) && known.status.title !== 'FINAL_TITLE_COMPLETE',
  occasion: (known) => `title look ${titleLook(known)}`,
  ask: ({ vendors }, subject, known) => vendors.titleSearch.finalReport(subject, titleLook(known)),
  store: async (scope, report, { world }) => {
    await replace(scope, 'underwriting', 'title', report);
    const { titleLooks = 0 } = await scope.entities.get('underwriting');
    await record(scope, 'underwriting', { titleLooks: Number(titleLooks) + 1 });
    await record(scope, 'status', {
      title: report.pending ? 'FINAL_TITLE_PROCESSING' : 'FINAL_TITLE_COMPLETE',
    });
    return report.pending ? patience(world.vendors.paceMs) : 0;
  },
});

const disclosures = storing(
  (known) => isOpen(known) && !known.status.payoffPending && !known.status.disclosurelistClosingReady,
  async (scope) => {
    await makeDocuments(scope, 'closing');
    await record(scope, 'status', { disclosurelistClosingReady: true });
    return 0;
  },
);

const note = storing(
  ({ status }) => status.disclosurelistClosingReady === true && !status.noteReady,
  async (scope) => {
    await record(scope, 'status', { noteReady: true });
    return 0;
  },
);

/** In the sandbox a slow party is slow by its pace; elsewhere it is asked every minute. */
const patience = (paceMs: number) => (paceMs > 0 ? paceMs : retryMs);

export const closingDocuments = chain('closing-documents', [flood, title, disclosures, note]);
