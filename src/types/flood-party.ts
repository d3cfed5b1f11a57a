/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `FloodParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * This interface was referenced by `FloodParty`'s JSON-Schema
 * via the `definition` "Determination".
 */
export type Determination =
  | {
      pending: true;
    }
  | {
      pending: false;
      /**
       * FEMA zone, for example X or AE.
       */
      zone: string;
      /**
       * Special flood hazard area.
       */
      specialHazard: boolean;
      communityNumber: string;
      panelNumber: string;
      determinedOn: string;
    };

export interface FloodParty {}
/**
 * This interface was referenced by `FloodParty`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  application: Application;
  subject: {
    address: PostalAddress;
  };
  /**
   * How often we have asked, this time included.
   */
  attempt: number;
}
/**
 * This interface was referenced by `FloodParty`'s JSON-Schema
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
