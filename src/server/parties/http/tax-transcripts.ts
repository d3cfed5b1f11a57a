/** Tax transcripts over HTTP. */
import type { Started, Transcript } from '../../../types/tax-transcripts-party.ts';
import type { TaxTranscripts } from '../../platform/vendors/tax-transcripts.ts';
import type { AskParty } from './ask-party.ts';

export function httpTaxTranscripts(ask: AskParty): TaxTranscripts {
  return {
    start: (subject, visit) => ask.about<Started>('start', subject, visit),
    transcript: (subject, visit) => ask.about<Transcript>('transcript', subject, visit),
  };
}
