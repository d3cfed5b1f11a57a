/** From the borrower's consent to the home and its liens: the notice, the soft pull, the property search. */
import { makeDocuments } from '../../documents/make-documents.ts';
import { type Found, storeFinding } from '../../facts/property-finding.ts';
import { storeSoftReport } from '../../facts/soft-report.ts';
import { record } from '../../facts/stored.ts';
import type { CreditReport } from '../../vendors/credit-bureau.ts';
import { chain } from './chain.ts';
import { requireConsent } from './require-consent.ts';
import { asking, type Known, storing } from './stage.ts';

const countyRetryMs = 3_600_000;

const disclosure = storing(
  ({ status }) => status.softCreditStatus === 'DISCLOSURE',
  async (scope) => {
    await makeDocuments(scope, 'welcome');
    await makeDocuments(scope, 'softCredit');
    await record(scope, 'status', { softCreditStatus: 'PULLING' });
    return 0;
  },
);

const pull = asking<CreditReport>({
  due: ({ status }) => status.softCreditStatus === 'PULLING' && status.creditOutcome === undefined,
  permit: requireConsent('SOFT_CREDIT'),
  ask: (world, subject, { underwriting, bureauPin: pin }) => {
    const attempt = (underwriting.softPulls ?? []).length + 1;
    return world.vendors.creditBureau.pull({ subject, kind: 'SOFT', attempt, ...(pin ? { pin } : {}) });
  },
  store: async (scope, report) => {
    await storeSoftReport(scope, report);
    return 0;
  },
});

const search = asking<Found>({
  due: ({ status }) => status.softCreditStatus === 'PROPERTY' && status.propertyOutcome === undefined,
  ask: async ({ vendors }, subject, { underwriting }: Known) => ({
    finding: await vendors.propertyData.find(subject, (underwriting.findingAttempts ?? 0) + 1),
    value: await vendors.propertyData.value(subject),
    remoteNotaryAllowed: await vendors.notary.acceptsRemote(subject),
  }),
  store: async (scope, found, { skipped }) => {
    const recorded = found.finding.hasRecord || skipped;
    await storeFinding(scope, { ...found, finding: { ...found.finding, hasRecord: recorded } });
    return recorded ? 0 : countyRetryMs;
  },
});

export const softCredit = chain('soft-credit', [disclosure, pull, search]);
