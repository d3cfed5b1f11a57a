/** Searches the chain of title: quickly before the offer is final, fully before the deed. */

import type { Cancelled, Report } from '../../../../types/title-search-party.ts';
import type { CalledOff } from '../common/called-off.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type TitleReport = {
  clear: boolean;
  pending: boolean;
  legalDescription: string;
  vesting: string;
  homeEquity?: HomeEquity;
};

/** The latest earlier loan or line against the equity of this home. */
export type HomeEquity = {
  /** yyyy-MM-dd */
  closedOn: string;
  /** Its lien is not released. */
  open: boolean;
};

export type TitleSearch = {
  prequalify(subject: Subject): Promise<TitleReport>;
  /** @param attempt 1 for the first look; a slow county is `pending` for some looks. */
  finalReport(subject: Subject, attempt: number): Promise<TitleReport>;
  /** Closes the company's file of this application; a search asked for later opens it again. */
  cancel(subject: Subject): Promise<CalledOff>;
};

/** The title company over HTTP. */
export function httpTitleSearch(ask: AskParty): TitleSearch {
  return {
    prequalify: (subject) => ask.about<Report>('prequalify', subject),
    finalReport: (subject, attempt) => ask.about<Report>('finalReport', subject, { attempt }),
    cancel: (subject) => ask.about<Cancelled>('cancel', subject),
  };
}
