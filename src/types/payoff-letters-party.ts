/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;
/**
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "Letter".
 */
export type Letter =
  | {
      pending: true;
    }
  | {
      pending: false;
      /**
       * Pays the debt off through the last day. In cents.
       */
      amountCents: number;
      /**
       * Interest of each later day. In cents.
       */
      perDiemCents: number;
      /**
       * The last day, yyyy-MM-dd.
       */
      goodThrough: string;
      payTo: PostalAddress;
    };

export interface PayoffLettersParty {}
/**
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "Debt".
 */
export interface Debt {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    address?: PostalAddress;
  };
  creditor: string;
  /**
   * Last digits of the account.
   */
  mask?: string;
}
/**
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "PostalAddress".
 */
export interface PostalAddress {
  street1: string;
  street2?: string;
  city: string;
  /**
   * USPS code.
   */
  state: string;
  zip: string;
}
/**
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "Requested".
 */
export interface Requested {
  reference: string;
}
/**
 * This interface was referenced by `PayoffLettersParty`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  application: Application;
  reference: string;
  /**
   * How often we have asked, this time included.
   */
  attempt: number;
}
