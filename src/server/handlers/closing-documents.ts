/** What is done once the identity is verified, until the agreement can be signed. */

import { record, replace } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { closingRulesOf } from '../facts/closing-rules-of.ts';
import type { FloodDetermination } from '../platform/parties/flood/party.ts';
import type { TitleReport } from '../platform/parties/title-search/party.ts';
import { beginPayoffs } from '../underwriting/begin-payoffs.ts';
import { storeEarlierLoan } from '../underwriting/earlier-loan.ts';
import { storeFlood } from '../underwriting/flood-finding.ts';
import { staged } from './staged.ts';
import { localWork, partyWork, type WorkFacts } from './work.ts';

/** How long until a slow party is asked again. */
const retryMs = 60_000;

const floodLook = ({ underwriting }: WorkFacts) => (underwriting.floodLooks ?? 0) + 1;
const titleLook = ({ underwriting }: WorkFacts) => (underwriting.titleLooks ?? 0) + 1;

const flood = partyWork<FloodDetermination>({
  due: ({ underwriting }) => underwriting.flood?.pending !== false,
  occasion: (facts) => `flood look ${floodLook(facts)}`,
  looksFor: 'FLOOD',
  ask: ({ parties }, subject, facts) => parties.flood.determine(subject, floodLook(facts)),
  store: async (scope, answer, { world }) => {
    await storeFlood(scope, answer);
    return answer.pending ? patience(world.parties.paceMs) : 0;
  },
});

const title = partyWork<TitleReport>({
  due: ({ status }) => status.title !== 'FINAL_TITLE_COMPLETE',
  occasion: (facts) => `title look ${titleLook(facts)}`,
  looksFor: 'TITLE',
  ask: ({ parties }, subject, facts) => parties.titleSearch.finalReport(subject, titleLook(facts)),
  store: async (scope, report, { world }) => {
    await replace(scope, 'underwriting', 'title', report);
    const { titleLooks = 0 } = await scope.entities.get('underwriting');
    await record(scope, 'underwriting', { titleLooks: Number(titleLooks) + 1 });
    const isEarlierOpen = !report.pending && (await storeEarlierLoan(scope, report.homeEquity));
    const isClear = !report.pending && report.clear && !isEarlierOpen;
    await record(scope, 'status', {
      title: isClear ? 'FINAL_TITLE_COMPLETE' : 'FINAL_TITLE_PROCESSING',
      ...(report.pending || isClear ? {} : { titleReview: true }),
    });
    return report.pending ? patience(world.parties.paceMs) : 0;
  },
});

const payoffs = localWork(
  ({ underwriting }) => !underwriting.payoffsBegun,
  async (scope) => {
    await beginPayoffs(scope);
    return 0;
  },
);

const disclosures = localWork(
  ({ status }) => !status.disclosurelistClosingReady,
  async (scope) => {
    // For an application whose flood zone was found before the notice stood by itself.
    await makeDocuments(scope, 'floodNotice');
    await makeDocuments(scope, 'closing');
    const { officeOnly } = await closingRulesOf(scope);
    await record(scope, 'status', {
      disclosurelistClosingReady: true,
      ...(officeOnly ? { signsAtOffice: true } : {}),
    });
    return 0;
  },
);

const note = localWork(
  ({ status }) => !status.noteReady,
  async (scope) => {
    await record(scope, 'status', { noteReady: true });
    return 0;
  },
);

/** In the sandbox a slow party is slow by its pace; elsewhere it is asked every minute. */
const patience = (paceMs: number) => (paceMs > 0 ? paceMs : retryMs);

export const closingDocuments = staged('closing-documents', {
  'determine-flood-zone': flood,
  'search-title': title,
  'begin-payoffs': payoffs,
  'make-closing-documents': disclosures,
  'lay-out-agreement': note,
});
