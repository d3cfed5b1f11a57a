/** What is done after the borrower submitted, until the title has been looked at for the first time. */

import { record, replace } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import type { TitleReport } from '../platform/parties/title-search/party.ts';
import { askCoBorrowers } from '../underwriting/ask-co-borrowers.ts';
import { decideTogether } from '../underwriting/decide-together.ts';
import { storeEarlierLoan } from '../underwriting/earlier-loan.ts';
import { storeHardReport } from '../underwriting/hard-report.ts';
import { storeValuationNeed } from '../underwriting/valuation-need.ts';
import { hardPull, hardPulls, isPulling } from './hard-pull.ts';
import { staged } from './staged.ts';
import { localWork, partyWork, type WorkFacts } from './work.ts';

const disclosures = localWork(
  ({ status }) => !status.appDisclosuresReady,
  async (scope) => {
    await makeDocuments(scope, 'application');
    await record(scope, 'status', { appDisclosuresReady: true, hardCreditStatus: 'PULLING' });
    return 0;
  },
);

const pull = hardPull(storeHardReport);

const isAnswered = (facts: WorkFacts) => isPulling(facts) && facts.status.hardCreditOutcome === 'OK';

/** An inquiry costs points: the other files are asked for only when the borrower's own leads to no refusal. */
const others = localWork(
  (facts) =>
    isAnswered(facts) &&
    !isRefused(facts) &&
    facts.coApplicants.some(({ done, credit }) => done && credit.hardCreditStatus === undefined),
  async (scope) => {
    await askCoBorrowers(scope, ({ credit }) => credit.hardCreditStatus === undefined);
    return 0;
  },
);

const together = localWork(
  (facts) =>
    isAnswered(facts) &&
    !isRefused(facts) &&
    facts.coApplicants.every(({ credit }) => credit.hardCreditStatus === 'COMPLETE'),
  async (scope) => {
    await decideTogether(scope);
    return 0;
  },
);

const isRefused = ({ underwriting }: WorkFacts) => underwriting.declinedBy !== undefined;

const title = partyWork<TitleReport>({
  due: ({ status }) => status.hardCreditStatus === 'TITLE',
  occasion: (facts) => `title after hard pull ${hardPulls(facts)}`,
  ask: (world, subject) => world.parties.titleSearch.prequalify(subject),
  store: async (scope, report) => {
    await replace(scope, 'underwriting', 'title', report);
    await storeEarlierLoan(scope, report.homeEquity);
    await record(scope, 'status', { title: 'PREQUAL_TITLE_COMPLETE', hardCreditStatus: 'COMPLETE' });
    await storeValuationNeed(scope);
    return 0;
  },
});

export const afterSubmission = staged('after-submission', {
  'make-application-disclosures': disclosures,
  'pull-hard-credit': pull,
  'pull-co-borrowers': others,
  'decide-together': together,
  'look-at-title': title,
});
