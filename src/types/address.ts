/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { MailCountry, MailState, Occupancy, Ownership, UsState } from './enumerations.ts';

/** A home of the borrower: where it is, how it is used and who owns it. */
export interface Address {
  /** Identifier of this home. */
  uuid?: string;
  /** Where the home is. */
  location?: Location;
  /** How the borrower uses the home. */
  occupancy?: Occupancy;
  /** The borrower says: I own this home. */
  ownsHome?: true;
  /** How title is held. */
  ownership?: Ownership;
}
/** A postal address in the United States. */
export interface Location {
  /** House number and street. */
  street1: string;
  /** Apartment, suite or unit. */
  street2?: string;
  /** City. */
  city: string;
  /** Two-letter state. */
  state: UsState;
  /** ZIP code, five digits or ZIP+4. */
  zip: string;
  /** A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do. */
  zipConfirmed?: string;
}
/** Where mail goes: in the United States a street, a box, general delivery, a military post office, a territory; with a country, abroad. */
export interface Postal {
  /** House number and street, or a box. */
  street1: string;
  /** Apartment, suite or unit. */
  street2?: string;
  /** City. */
  city: string;
  /** Two letters of a state, territory or military mail. */
  state?: MailState;
  /** ZIP code, five digits or ZIP+4. */
  zip?: string;
  /** A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do. */
  zipConfirmed?: string;
  /** Two letters of a country; without it the address is in the United States. */
  country?: MailCountry;
  /** State, province or region abroad, in its own words. */
  region?: string;
  /** Postal code abroad; some countries have none. */
  postalCode?: string;
}
/** Where mail in the United States goes: a street, a box, general delivery, a military post office, a territory. */
export interface UsMail {
  /** House number and street, or a box. */
  street1: string;
  /** Apartment, suite or unit. */
  street2?: string;
  /** City. */
  city: string;
  /** Two letters of a state, territory or military mail. */
  state: MailState;
  /** ZIP code, five digits or ZIP+4. */
  zip: string;
  /** A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do. */
  zipConfirmed?: string;
}
