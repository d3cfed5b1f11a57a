/** From the borrower's consent to the home and its liens: the notice, the soft pull, the property search. */

import { record } from '../../application/stored.ts';
import { makeDocuments } from '../../documents/make-documents.ts';
import { type Found, storeFinding } from '../../underwriting/property-finding.ts';
import { storeSoftReport } from '../../underwriting/soft-report.ts';
import type { CreditReport } from '../../vendors/credit-bureau.ts';
import { chain } from './chain.ts';
import { requireConsent } from './require-consent.ts';
import { asking, type Known, storing } from './stage.ts';

const countyRetryMs = 3_600_000;

const softPull = ({ underwriting }: Known) => (underwriting.softPulls ?? []).length + 1;
const searchOf = ({ underwriting }: Known) => (underwriting.findingAttempts ?? 0) + 1;

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
  occasion: (known) => `soft pull ${softPull(known)}`,
  permit: requireConsent('SOFT_CREDIT'),
  ask: ({ vendors }, subject, known) => {
    const { bureauPin: pin } = known;
    const attempt = softPull(known);
    return vendors.creditBureau.pull({ subject, kind: 'SOFT', attempt, ...(pin ? { pin } : {}) });
  },
  store: async (scope, report) => {
    await storeSoftReport(scope, report);
    return 0;
  },
});

const search = asking<Found>({
  due: ({ status }) => status.softCreditStatus === 'PROPERTY' && status.propertyOutcome === undefined,
  occasion: (known) => `property search ${searchOf(known)}`,
  ask: async ({ vendors }, subject, known) => ({
    finding: await vendors.propertyData.find(subject, searchOf(known)),
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
