/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `RecordingParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `RecordingParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `RecordingParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;
/**
 * This interface was referenced by `RecordingParty`'s JSON-Schema
 * via the `definition` "State".
 */
export type State =
  | {
      /**
       * The county has not answered.
       */
      state: 'SUBMITTED';
    }
  | {
      state: 'RECORDED';
      instrumentNumber: string;
      recordedOn: string;
    }
  | {
      state: 'REJECTED';
      reason: 'NAME' | 'LEGAL_DESCRIPTION' | 'NOTARY_BLOCK' | 'FEE' | 'ILLEGIBLE';
    };

export interface RecordingParty {}
/**
 * This interface was referenced by `RecordingParty`'s JSON-Schema
 * via the `definition` "Submission".
 */
export interface Submission {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    address: PostalAddress;
  };
  county: string;
  /**
   * 1 for the first time; a rejected deed is submitted again under the next number.
   */
  submission: number;
  /**
   * Of the deed's bytes, in hex.
   */
  deed?: string;
}
/**
 * This interface was referenced by `RecordingParty`'s JSON-Schema
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
 * This interface was referenced by `RecordingParty`'s JSON-Schema
 * via the `definition` "Submitted".
 */
export interface Submitted {
  reference: string;
}
/**
 * This interface was referenced by `RecordingParty`'s JSON-Schema
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
