/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;
/**
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "Linked".
 */
export type Linked =
  | LinkFailure
  | {
      ok: true;
      account: Account;
    };

export interface BankLinkParty {}
/**
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
  };
  login: Login;
}
/**
 * The borrower's own login at the institution. It is passed on, and kept by nobody.
 *
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
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
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
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
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  routingNumber: string;
  accountNumber: string;
  accountType: 'CHECKING' | 'SAVINGS';
  bankName: string;
  ownerName: string;
}
/**
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "Routing".
 */
export interface Routing {
  routingNumber: string;
}
/**
 * This interface was referenced by `BankLinkParty`'s JSON-Schema
 * via the `definition` "BankName".
 */
export interface BankName {
  /**
   * Left out when no bank has the number.
   */
  bankName?: string;
}
