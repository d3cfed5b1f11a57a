/** From the borrower's consent to the home and its liens: the notice, the soft pull, the property search. */

import { record } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';
import { type Found, storeFinding } from '../underwriting/property-finding.ts';
import { storeSoftReport } from '../underwriting/soft-report.ts';
import { requireConsent } from './require-consent.ts';
import { staged } from './staged.ts';
import { localWork, partyWork, type WorkFacts } from './work.ts';

const countyRetryMs = 3_600_000;

const softPull = ({ underwriting }: WorkFacts) => (underwriting.softPulls ?? []).length + 1;
const searchOf = ({ underwriting }: WorkFacts) => (underwriting.findingAttempts ?? 0) + 1;

const begin = localWork(
  ({ status }) => status.softCreditStatus === 'NOT_STARTED',
  async (scope) => {
    await record(scope, 'status', { softCreditStatus: 'DISCLOSURE' });
    return 0;
  },
);

const disclosure = localWork(
  ({ status }) => status.softCreditStatus === 'DISCLOSURE',
  async (scope) => {
    await makeDocuments(scope, 'welcome');
    await makeDocuments(scope, 'softCredit');
    await record(scope, 'status', { softCreditStatus: 'PULLING' });
    return 0;
  },
);

const pull = partyWork<CreditReport>({
  due: ({ status }) => status.softCreditStatus === 'PULLING' && status.creditOutcome === undefined,
  occasion: (facts) => `soft pull ${softPull(facts)}`,
  permit: requireConsent('SOFT_CREDIT'),
  ask: ({ parties }, subject, facts) => {
    const { bureauPin: pin, underwriting } = facts;
    const confirmedByPhone = underwriting.confirmedByPhone !== undefined;
    const attempt = softPull(facts);
    return parties.creditBureau.pull({
      subject,
      kind: 'SOFT',
      attempt,
      confirmedByPhone,
      ...(pin ? { pin } : {}),
    });
  },
  store: async (scope, report) => {
    await storeSoftReport(scope, report);
    return 0;
  },
});

const search = partyWork<Found>({
  due: ({ status }) => status.softCreditStatus === 'PROPERTY' && status.propertyOutcome === undefined,
  occasion: (facts) => `property search ${searchOf(facts)}`,
  ask: async ({ parties }, subject, facts) => ({
    finding: await parties.propertyData.find(subject, searchOf(facts) + (facts.underwriting.givenUp ?? 0)),
    value: await parties.propertyData.value(subject),
    remoteNotaryAllowed: await parties.notary.acceptsRemote(subject),
  }),
  store: async (scope, found, { skipped }) => {
    const recorded = found.finding.hasRecord || skipped;
    await storeFinding(scope, { ...found, finding: { ...found.finding, hasRecord: recorded } });
    return recorded ? 0 : countyRetryMs;
  },
});

export const softCredit = staged('soft-credit', {
  'begin-soft-credit': begin,
  'make-soft-credit-notices': disclosure,
  'pull-soft-credit': pull,
  'search-home': search,
});
