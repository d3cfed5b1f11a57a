/**
 * Tax transcripts: what the tax authority has on record of a borrower's income. The borrower proves who they are and
 * signs the release at the party's own site, which leads back to us.
 */

import type { Started, Transcript } from '../../../../types/tax-transcripts-party.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

/** The borrower's own tax returns, or the forms on which payers report what they paid. */
export type TaxRecordKind = 'RETURNS' | 'PAYER_FORMS';

export type TaxVisit = {
  kind: TaxRecordKind;
  /** What the party puts into the query of the address that it leads back to, as `state`. */
  state: string;
};

/** Integer cents. `netCents` is a loss when it is negative. */
export type TaxYear = { year: number; grossCents: number; netCents: number };

export type TaxTranscript =
  | { pending: true }
  | {
      pending: false;
      /** Who paid, or the borrower's business. */
      payer: string;
      /** The latest year first; none when there is no record. */
      years: TaxYear[];
    };

export type TaxTranscripts = {
  /** @param returnTo the address of ours that the party leads back to; answers the party's own, for the browser */
  start(subject: Subject, visit: TaxVisit & { returnTo: string }): Promise<{ address: string }>;
  transcript(subject: Subject, visit: TaxVisit): Promise<TaxTranscript>;
};

/** Tax transcripts over HTTP. */
export function httpTaxTranscripts(ask: AskParty): TaxTranscripts {
  return {
    start: (subject, visit) => ask.about<Started>('start', subject, visit),
    transcript: (subject, visit) => ask.about<Transcript>('transcript', subject, visit),
  };
}
