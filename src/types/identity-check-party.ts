/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `IdentityCheckParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `IdentityCheckParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `IdentityCheckParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;
/**
 * yyyy-MM-dd.
 *
 * This interface was referenced by `IdentityCheckParty`'s JSON-Schema
 * via the `definition` "BirthDate".
 */
export type BirthDate = string;
/**
 * This interface was referenced by `IdentityCheckParty`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export type Verdict =
  | {
      ok: true;
      expiresOn: string;
    }
  | {
      ok: false;
      /**
       * What did not fit. The words that the borrower reads are ours.
       */
      field: 'name' | 'birthDate' | 'expiry' | 'picture';
    };

export interface IdentityCheckParty {}
/**
 * This interface was referenced by `IdentityCheckParty`'s JSON-Schema
 * via the `definition` "Check".
 */
export interface Check {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    birthDate?: BirthDate;
    address?: PostalAddress;
  };
  documentType: 'DRIVERS_LICENSE' | 'PASSPORT' | 'ID_CARD' | 'PERMANENT_RESIDENT_CARD';
  issuingState?: string;
  /**
   * SHA-256 of the pictures, the front first, the selfie last.
   *
   * @minItems 1
   * @maxItems 5
   */
  images: string[];
  /**
   * 1 for the first try.
   */
  attempt: number;
}
/**
 * This interface was referenced by `IdentityCheckParty`'s JSON-Schema
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
