/** Verifying income at a payroll provider, a bank or the tax authority, by the borrower's login. */

import type { Linked } from '../../../../types/income-link-party.ts';
import { type LinkFailure, type LinkLogin, linkFailure } from '../common/link-failure.ts';
import type { LinkVisit, StartedVisit } from '../common/link-visit.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type VerifiedIncome = {
  employer: string;
  /** Integer cents per month, gross. */
  monthlyGrossCents: number;
  payFrequency: string;
  /** yyyy-MM-dd. */
  lastPayDate: string;
  /** The record proves no present employment: it is too old, or does not say whose it is. */
  stale: boolean;
};

/**
 * How a visit ended. `NOT_FINISHED` while the borrower has shared nothing there, `NOT_READY` while the party still gathers what was shared,
 * `OTHER_NAME` where all of it is someone else's.
 */
export type IncomeVisitEnd =
  | LinkFailure
  | { ok: false; code: 'NOT_FINISHED' | 'NOT_READY' | 'OTHER_NAME' }
  | { ok: true; incomes: readonly VerifiedIncome[] };

export type IncomeLink = {
  /** Left out where the login is on our page, and `link` asks. @param sourceType of the enumeration `incomeSource` */
  startVisit?(subject: Subject, sourceType: string, visit: LinkVisit): Promise<StartedVisit>;
  /** Reads what was shared; the party keeps it until the visit is ended. @param today yyyy-MM-dd */
  finishVisit?(subject: Subject, ticket: string, today: string): Promise<IncomeVisitEnd>;
  /** The party forgets the visit and what was shared there. Does nothing of one that it has forgotten. */
  endVisit?(ticket: string): Promise<void>;
  link(
    subject: Subject,
    sourceType: string,
    login: LinkLogin,
    today: string,
  ): Promise<LinkFailure | { ok: true; income: VerifiedIncome }>;
};

/** Proving income over HTTP. */
export function httpIncomeLink(ask: AskParty): IncomeLink {
  return {
    link: async (subject, sourceType, login, today) => {
      const answer = await ask.about<Linked>('link', subject, { sourceType, login, today });
      return answer.ok ? answer : linkFailure(answer.code);
    },
  };
}
