/** The title company over HTTP. */
import type { Cancelled, Report } from '../../../types/title-search-party.ts';
import type { TitleSearch } from '../../platform/vendors/title-search.ts';
import type { AskParty } from './ask-party.ts';

export function httpTitleSearch(ask: AskParty): TitleSearch {
  return {
    prequalify: (subject) => ask.about<Report>('prequalify', subject),
    finalReport: (subject, attempt) => ask.about<Report>('finalReport', subject, { attempt }),
    cancel: (subject) => ask.about<Cancelled>('cancel', subject),
  };
}
