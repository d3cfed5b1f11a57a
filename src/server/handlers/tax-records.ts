/** Tax records that the tax service did not have when the borrower came back: looked for until the service has answered. */

import { record, stored } from '../application/stored.ts';
import { nextLook } from '../platform/parties/common/next-look.ts';
import type { TaxTranscript } from '../platform/parties/tax-transcripts/party.ts';
import { endTaxSearch, takeTaxRecords } from '../underwriting/take-tax-records.ts';
import { taxKind } from '../underwriting/tax-kind.ts';
import { chain } from './chain.ts';
import { requireConsent } from './require-consent.ts';
import { partyWork, type WorkFacts } from './work.ts';

const searchOf = ({ underwriting }: WorkFacts) => underwriting.taxVisit?.search;
const look = (facts: WorkFacts) => (searchOf(facts)?.looks ?? 0) + 1;

const transcript = partyWork<TaxTranscript>({
  due: (facts) => searchOf(facts) !== undefined,
  occasion: (facts) => `tax records of ${facts.underwriting.taxVisit?.stateHash}, look ${look(facts)}`,
  permit: requireConsent('INCOME_SHARE'),
  looksFor: 'TAX_RECORDS',
  ask: ({ parties }, subject, facts) =>
    parties.taxTranscripts.transcript(subject, {
      kind: taxKind(facts.underwriting.taxVisit?.type ?? 'POINTSERV_TAX'),
      state: searchOf(facts)?.state ?? '',
    }),
  store: async (scope, answer, { world }) => {
    const { taxVisit } = await stored(scope, 'underwriting');
    if (!taxVisit?.search) return 0;
    const { search } = taxVisit;
    if (answer.pending) {
      await record(scope, 'underwriting', {
        taxVisit: { ...taxVisit, search: { ...search, looks: search.looks + 1 } },
      });
      return nextLook(world);
    }
    await endTaxSearch(scope, await takeTaxRecords(scope, taxVisit, answer));
    return 0;
  },
});

export const taxRecords = chain('tax-records', [transcript]);
