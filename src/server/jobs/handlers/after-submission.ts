/** After the borrower submitted: application documents, the hard pull, the first look at the title. */
import { makeDocuments } from '../../documents/make-documents.ts';
import { storeHardReport } from '../../facts/hard-report.ts';
import { record, replace } from '../../facts/stored.ts';
import { storeValuationNeed } from '../../facts/valuation-need.ts';
import type { CreditReport } from '../../vendors/credit-bureau.ts';
import type { TitleReport } from '../../vendors/title-search.ts';
import { chain } from './chain.ts';
import { requireConsent } from './require-consent.ts';
import { asking, storing } from './stage.ts';

const disclosures = storing(
  ({ status }) => status.disclosurelistSummaryComplete === true && !status.appDisclosuresReady,
  async (scope) => {
    await makeDocuments(scope, 'application');
    await record(scope, 'status', { appDisclosuresReady: true, hardCreditStatus: 'PULLING' });
    return 0;
  },
);

const pull = asking<CreditReport>({
  due: ({ status }) => status.hardCreditStatus === 'PULLING' && status.hardCreditOutcome === undefined,
  permit: requireConsent('HARD_CREDIT'),
  ask: (world, subject, { underwriting }) => {
    const attempt = (underwriting.hardPulls ?? []).length + 1;
    return world.vendors.creditBureau.pull({ subject, kind: 'HARD', attempt });
  },
  store: async (scope, report) => {
    await storeHardReport(scope, report);
    return 0;
  },
});

const title = asking<TitleReport>({
  due: ({ status }) => status.hardCreditStatus === 'TITLE',
  ask: (world, subject) => world.vendors.titleSearch.prequalify(subject),
  store: async (scope, report) => {
    await replace(scope, 'underwriting', 'title', report);
    await record(scope, 'status', { title: 'PREQUAL_TITLE_COMPLETE', hardCreditStatus: 'COMPLETE' });
    await storeValuationNeed(scope);
    return 0;
  },
});

export const afterSubmission = chain('after-submission', [disclosures, pull, title]);
