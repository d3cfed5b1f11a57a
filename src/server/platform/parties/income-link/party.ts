/** Verifying income at a payroll provider, a bank or the tax authority, by the borrower's login. */

import type { Linked } from '../../../../types/income-link-party.ts';
import { type LinkFailure, type LinkLogin, linkFailure } from '../common/link-failure.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type VerifiedIncome = {
  employer: string;
  /** Integer cents per month, gross. */
  monthlyGrossCents: number;
  payFrequency: string;
  /** yyyy-MM-dd. */
  lastPayDate: string;
  /** The payroll record is too old to prove present employment. */
  stale: boolean;
};

export type IncomeLink = {
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
