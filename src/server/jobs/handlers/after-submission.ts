/**
 * After the borrower submitted: application documents, the hard pull once everyone who borrows has applied, that of each
 * person who borrows too, the decision on all of them, the first look at the title.
 */

import { record, replace } from '../../application/stored.ts';
import { makeDocuments } from '../../documents/make-documents.ts';
import { askCoBorrowers } from '../../underwriting/ask-co-borrowers.ts';
import { decideTogether } from '../../underwriting/decide-together.ts';
import { storeEarlierLoan } from '../../underwriting/earlier-loan.ts';
import { storeHardReport } from '../../underwriting/hard-report.ts';
import { storeValuationNeed } from '../../underwriting/valuation-need.ts';
import type { TitleReport } from '../../vendors/title-search.ts';
import { chain } from './chain.ts';
import { hardPull, hardPulls, isPulling } from './hard-pull.ts';
import { localStage, partyStage, type StageFacts } from './stage.ts';

const disclosures = localStage(
  ({ status }) => status.disclosurelistSummaryComplete === true && !status.appDisclosuresReady,
  async (scope) => {
    await makeDocuments(scope, 'application');
    await record(scope, 'status', { appDisclosuresReady: true, hardCreditStatus: 'PULLING' });
    return 0;
  },
);

const pull = hardPull(({ awaitsCoBorrower }) => !awaitsCoBorrower, storeHardReport);

const isAnswered = (facts: StageFacts) => isPulling(facts) && facts.status.hardCreditOutcome === 'OK';

/** An inquiry costs points: the other files are asked for only when the borrower's own leads to no refusal. */
const others = localStage(
  (facts) =>
    isAnswered(facts) &&
    !isRefused(facts) &&
    facts.coApplicants.some(({ done, credit }) => done && credit.hardCreditStatus === undefined),
  async (scope) => {
    await askCoBorrowers(scope, ({ credit }) => credit.hardCreditStatus === undefined);
    return 0;
  },
);

const together = localStage(
  (facts) =>
    isAnswered(facts) &&
    !isRefused(facts) &&
    facts.coApplicants.every(({ credit }) => credit.hardCreditStatus === 'COMPLETE'),
  async (scope) => {
    await decideTogether(scope);
    return 0;
  },
);

const isRefused = ({ underwriting }: StageFacts) => underwriting.declinedBy !== undefined;

const title = partyStage<TitleReport>({
  // What must be known of the value depends on the amount: an offer that changed is chosen first.
  due: ({ status, figures }) => status.hardCreditStatus === 'TITLE' && !figures.revision,
  occasion: (facts) => `title after hard pull ${hardPulls(facts)}`,
  ask: (world, subject) => world.vendors.titleSearch.prequalify(subject),
  store: async (scope, report) => {
    await replace(scope, 'underwriting', 'title', report);
    await storeEarlierLoan(scope, report.homeEquity);
    await record(scope, 'status', { title: 'PREQUAL_TITLE_COMPLETE', hardCreditStatus: 'COMPLETE' });
    await storeValuationNeed(scope);
    return 0;
  },
});

export const afterSubmission = chain('after-submission', [disclosures, pull, others, together, title]);
