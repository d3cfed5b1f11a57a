/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;
/**
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "Linked".
 */
export type Linked =
  | LinkFailure
  | {
      ok: true;
      income: Income;
    };

export interface IncomeLinkParty {}
/**
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
  };
  /**
   * The way that the borrower chose: payroll, bank, tax record.
   */
  sourceType: string;
  login: Login;
  /**
   * The day of the decision.
   */
  today: string;
}
/**
 * The borrower's own login at the institution. It is passed on, and kept by nobody.
 *
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "Login".
 */
export interface Login {
  institution: string;
  username: string;
  password: string;
  /**
   * Of the second factor.
   */
  code?: string;
  /**
   * Which account, where the borrower chose one.
   */
  account?: string;
}
/**
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "LinkFailure".
 */
export interface LinkFailure {
  ok: false;
  /**
   * The words that the borrower reads are ours.
   */
  code: 'LOGIN_INVALID' | 'MFA_NEEDED' | 'MFA_INVALID' | 'PROVIDER_DOWN' | 'NO_DATA' | 'NOT_SUPPORTED';
}
/**
 * This interface was referenced by `IncomeLinkParty`'s JSON-Schema
 * via the `definition` "Income".
 */
export interface Income {
  employer: string;
  /**
   * Integer cents a month, gross.
   */
  monthlyGrossCents: number;
  payFrequency: 'WEEKLY' | 'BIWEEKLY' | 'SEMI_MONTHLY' | 'MONTHLY' | 'ANNUAL';
  lastPayDate: string;
  /**
   * Too old to prove present employment.
   */
  stale: boolean;
}
