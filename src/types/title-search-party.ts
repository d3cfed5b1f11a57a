/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;

export interface TitleSearchParty {}
/**
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    address: PostalAddress;
  };
}
/**
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
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
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    address: PostalAddress;
  };
  /**
   * How often we have asked, this time included.
   */
  attempt: number;
}
/**
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  /**
   * Nothing stands against a new lien.
   */
  clear: boolean;
  /**
   * The county has not answered yet; we ask again every minute.
   */
  pending: boolean;
  /**
   * Goes into the deed.
   */
  legalDescription: string;
  /**
   * Goes into the deed.
   */
  vesting: string;
  /**
   * The latest earlier loan or line against the equity of this home, where the records show one. Some states allow the next only after a time, and one at a time.
   */
  homeEquity?: {
    /**
     * When it was closed.
     */
    closedOn: string;
    /**
     * Its lien is not released.
     */
    open: boolean;
  };
}
/**
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "Cancel".
 */
export interface Cancel {
  application: Application;
}
/**
 * This interface was referenced by `TitleSearchParty`'s JSON-Schema
 * via the `definition` "Cancelled".
 */
export interface Cancelled {
  /**
   * False where the work was done by then.
   */
  stopped: boolean;
}
