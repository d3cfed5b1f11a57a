/** Verifying income at a payroll provider, a bank or the tax authority, by the borrower's login. */
import type { LinkFailure, LinkLogin } from './link-failure.ts';
import type { Subject } from './subject.ts';

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
