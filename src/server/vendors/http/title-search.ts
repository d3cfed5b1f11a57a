/** The title company over HTTP. */
import type { TitleSearch } from '../title-search.ts';
import type { AskParty } from './ask-party.ts';

export function httpTitleSearch(ask: AskParty): TitleSearch {
  return {
    prequalify: (subject) => ask.about('prequalify', subject),
    finalReport: (subject, attempt) => ask.about('finalReport', subject, { attempt }),
  };
}
