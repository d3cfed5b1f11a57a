/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Finding".
 */
export type Finding = Found | Several | NotFound;

export interface PropertyDataParty {}
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Search".
 */
export interface Search {
  application: Application;
  subject: {
    address: PostalAddress;
  };
  /**
   * 2 after the borrower corrected the address, or after a record was missing.
   */
  attempt: number;
}
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
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
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Home".
 */
export interface Home {
  application: Application;
  subject: {
    address: PostalAddress;
  };
}
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Found".
 */
export interface Found {
  outcome: 'OK';
  /**
   * @minItems 1
   * @maxItems 1
   */
  parcels: Parcel[];
  /**
   * False while the county has no usable record yet.
   */
  hasRecord: boolean;
  county: string;
  /**
   * FIPS code; HMDA reports it.
   */
  countyCode?: string;
  /**
   * County and tract; HMDA reports it.
   */
  censusTract?: string;
  /**
   * Months since the last change of the deed.
   */
  titleAgeMonths: number;
}
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Parcel".
 */
export interface Parcel {
  apn: string;
  address: {
    street1: string;
    /**
     * The unit, where there are several.
     */
    street2?: string;
    city: string;
    /**
     * USPS code.
     */
    state: string;
    zip: string;
  };
  ownerOfRecord: string;
  propertyType: 'SINGLE_FAMILY' | 'TOWNHOUSE' | 'PUD' | 'CONDO' | 'TWO_UNIT';
  units: number;
}
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Several".
 */
export interface Several {
  outcome: 'MULTIPLE';
  /**
   * @minItems 2
   * @maxItems 50
   */
  parcels: Parcel[];
  /**
   * False while the county has no usable record yet.
   */
  hasRecord: boolean;
  county: string;
  /**
   * Months since the last change of the deed.
   */
  titleAgeMonths: number;
}
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "NotFound".
 */
export interface NotFound {
  outcome: 'NONE';
  /**
   * @maxItems 0
   */
  parcels: Parcel[];
  /**
   * False while the county has no usable record yet.
   */
  hasRecord: boolean;
  county: string;
  /**
   * Months since the last change of the deed.
   */
  titleAgeMonths: number;
}
/**
 * This interface was referenced by `PropertyDataParty`'s JSON-Schema
 * via the `definition` "Value".
 */
export interface Value {
  /**
   * Whole dollars; left out when no model can value the home.
   */
  value?: number;
  /**
   * 0.08 is 8%.
   */
  forecastDeviation?: number;
  condition: 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
}
