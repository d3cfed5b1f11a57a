/** After the borrower submitted: application documents, the hard pull, the first look at the title. */

import { record, replace } from '../../application/stored.ts';
import { makeDocuments } from '../../documents/make-documents.ts';
import { storeEarlierLoan } from '../../underwriting/earlier-loan.ts';
import { storeHardReport } from '../../underwriting/hard-report.ts';
import { storeValuationNeed } from '../../underwriting/valuation-need.ts';
import type { CreditReport } from '../../vendors/credit-bureau.ts';
import type { TitleReport } from '../../vendors/title-search.ts';
import { chain } from './chain.ts';
import { requireConsent } from './require-consent.ts';
import { localStage, partyStage, type StageFacts } from './stage.ts';

const hardPulls = ({ underwriting }: StageFacts) => (underwriting.hardPulls ?? []).length;

const disclosures = localStage(
  ({ status }) => status.disclosurelistSummaryComplete === true && !status.appDisclosuresReady,
  async (scope) => {
    await makeDocuments(scope, 'application');
    await record(scope, 'status', { appDisclosuresReady: true, hardCreditStatus: 'PULLING' });
    return 0;
  },
);

const pull = partyStage<CreditReport>({
  due: ({ status }) => status.hardCreditStatus === 'PULLING' && status.hardCreditOutcome === undefined,
  occasion: (facts) => `hard pull ${hardPulls(facts) + 1}`,
  permit: requireConsent('HARD_CREDIT'),
  ask: ({ vendors }, subject, facts) =>
    vendors.creditBureau.pull({
      subject,
      kind: 'HARD',
      attempt: hardPulls(facts) + 1,
      confirmedByPhone: facts.underwriting.confirmedByPhone !== undefined,
    }),
  store: async (scope, report) => {
    await storeHardReport(scope, report);
    return 0;
  },
});

const title = partyStage<TitleReport>({
  due: ({ status }) => status.hardCreditStatus === 'TITLE',
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

export const afterSubmission = chain('after-submission', [disclosures, pull, title]);
