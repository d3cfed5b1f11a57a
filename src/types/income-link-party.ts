/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, FirstName, LastName, LinkFailure, Login } from './common-party.ts';

export type Linked =
  | LinkFailure
  | { ok: true; income: Income };

export interface Link {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName };
  /** The way that the borrower chose: payroll, bank, tax record. */
  sourceType: string;
  login: Login;
  /** The day of the decision. */
  today: string;
}
export interface Income {
  employer: string;
  /** Integer cents a month, gross. */
  monthlyGrossCents: number;
  payFrequency: 'WEEKLY' | 'BIWEEKLY' | 'SEMI_MONTHLY' | 'MONTHLY' | 'ANNUAL';
  lastPayDate: string;
  /** Too old to prove present employment. */
  stale: boolean;
}
