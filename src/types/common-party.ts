/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Our reference of the application; it says nothing about the borrower. */
export type Application = string;
/** First name. */
export type FirstName = string;
/** Last name. */
export type LastName = string;
/** yyyy-MM-dd. */
export type BirthDate = string;
/** Social Security number, digits only. */
export type Ssn = string;

export interface PostalAddress {
  street1: string;
  street2?: string;
  city: string;
  /** USPS code. */
  state: string;
  zip: string;
}
/** The borrower's own login at the institution. It is passed on, and kept by no one. */
export interface Login {
  institution: string;
  username: string;
  password: string;
  /** Of the second factor. */
  code?: string;
  /** Which account, where the borrower chose one. */
  account?: string;
}
export interface LinkFailure {
  ok: false;
  /** The words that the borrower reads are ours. */
  code: 'LOGIN_INVALID' | 'MFA_NEEDED' | 'MFA_INVALID' | 'PROVIDER_DOWN' | 'NO_DATA' | 'NOT_SUPPORTED';
}
