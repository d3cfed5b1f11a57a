/** Once the identity is verified: the flood determination, the full title search, what pays other debts off, the documents to sign. */

import { record, replace } from '../../application/stored.ts';
import { makeDocuments } from '../../documents/make-documents.ts';
import { closingRulesOf } from '../../facts/closing-rules-of.ts';
import { beginPayoffs } from '../../underwriting/begin-payoffs.ts';
import { storeEarlierLoan } from '../../underwriting/earlier-loan.ts';
import { storeFlood } from '../../underwriting/flood-finding.ts';
import type { FloodDetermination } from '../../vendors/flood.ts';
import type { TitleReport } from '../../vendors/title-search.ts';
import { chain } from './chain.ts';
import { localStage, partyStage, type StageFacts } from './stage.ts';

/** How long until a slow party is asked again. */
const retryMs = 60_000;

const floodLook = ({ underwriting }: StageFacts) => (underwriting.floodLooks ?? 0) + 1;
const titleLook = ({ underwriting }: StageFacts) => (underwriting.titleLooks ?? 0) + 1;

const isValued = ({ status }: StageFacts) =>
  status.bpo === 'BPO_NOT_REQUIRED' || status.bpo === 'BPO_COMPLETE';
const isOpen = (facts: StageFacts) =>
  facts.status.identityVerified === true &&
  !facts.status.revisedOffer &&
  !facts.figures.revision &&
  isValued(facts);

const isTitleDone = ({ status }: StageFacts) => status.title === 'FINAL_TITLE_COMPLETE';

const flood = partyStage<FloodDetermination>({
  due: (facts) => isOpen(facts) && facts.underwriting.flood?.pending !== false,
  occasion: (facts) => `flood look ${floodLook(facts)}`,
  looksFor: 'FLOOD',
  ask: ({ vendors }, subject, facts) => vendors.flood.determine(subject, floodLook(facts)),
  store: async (scope, answer, { world }) => {
    await storeFlood(scope, answer);
    return answer.pending ? patience(world.vendors.paceMs) : 0;
  },
});

const title = partyStage<TitleReport>({
  due: (facts) => isOpen(facts) && !isTitleDone(facts) && !facts.status.titleReview,
  occasion: (facts) => `title look ${titleLook(facts)}`,
  looksFor: 'TITLE',
  ask: ({ vendors }, subject, facts) => vendors.titleSearch.finalReport(subject, titleLook(facts)),
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
    return report.pending ? patience(world.vendors.paceMs) : 0;
  },
});

const payoffs = localStage(
  (facts) => isOpen(facts) && isTitleDone(facts) && !facts.underwriting.payoffsBegun,
  async (scope) => {
    await beginPayoffs(scope);
    return 0;
  },
);

const disclosures = localStage(
  (facts) =>
    isOpen(facts) &&
    isTitleDone(facts) &&
    !facts.status.payoffPending &&
    !facts.status.disclosurelistClosingReady,
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

const note = localStage(
  ({ status }) => status.disclosurelistClosingReady === true && !status.noteReady,
  async (scope) => {
    await record(scope, 'status', { noteReady: true });
    return 0;
  },
);

/** In the sandbox a slow party is slow by its pace; elsewhere it is asked every minute. */
const patience = (paceMs: number) => (paceMs > 0 ? paceMs : retryMs);

export const closingDocuments = chain('closing-documents', [flood, title, payoffs, disclosures, note]);
