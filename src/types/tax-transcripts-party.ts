/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * RETURNS: the borrower's tax returns (Form 1040 with its schedules). PAYER_FORMS: what payers reported (Forms 1099 and W-2).
 *
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "Kind".
 */
export type Kind = 'RETURNS' | 'PAYER_FORMS';
/**
 * Names the visit; in the query of the address that leads back, as state.
 *
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "State".
 */
export type State = string;
/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;
/**
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "Transcript".
 */
export type Transcript =
  | {
      pending: true;
    }
  | {
      pending: false;
      /**
       * Who paid, or the borrower's business.
       */
      payer: string;
      /**
       * The latest year first; empty where there is no record.
       *
       * @maxItems 3
       */
      years: Year[];
    };

export interface TaxTranscriptsParty {}
/**
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "Visit".
 */
export interface Visit {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    address?: PostalAddress;
  };
  kind: Kind;
  state: State;
  /**
   * The address that leads back, to which the party adds state.
   */
  returnTo: string;
}
/**
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
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
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "Started".
 */
export interface Started {
  /**
   * Of the party's site, for the borrower's browser.
   */
  address: string;
}
/**
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  application: Application;
  kind: Kind;
  state: State;
}
/**
 * This interface was referenced by `TaxTranscriptsParty`'s JSON-Schema
 * via the `definition` "Year".
 */
export interface Year {
  year: number;
  /**
   * Before expenses. In cents.
   */
  grossCents: number;
  /**
   * After expenses; the same as grossCents where there are none. In cents.
   */
  netCents: number;
}
