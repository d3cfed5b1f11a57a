/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, PostalAddress } from './common-party.ts';

export type Finding = Found | Several | NotFound;

export interface Search {
  application: Application;
  subject: { address: PostalAddress };
  /** 2 after the borrower corrected the address, or after a record was missing. */
  attempt: number;
}
export interface Home {
  application: Application;
  subject: { address: PostalAddress };
}
export interface Found {
  outcome: 'OK';
  parcels: Parcel[];
  /** False while the county has no usable record yet. */
  hasRecord: boolean;
  county: string;
  /** FIPS code; HMDA reports it. */
  countyCode?: string;
  /** County and tract; HMDA reports it. */
  censusTract?: string;
  /** Months since the last change of the deed. */
  titleAgeMonths: number;
}
export interface Parcel {
  apn: string;
  address: {
    street1: string;
    /** The unit, where there are several. */
    street2?: string;
    city: string;
    /** USPS code. */
    state: string;
    zip: string;
  };
  ownerOfRecord: string;
  propertyType: 'SINGLE_FAMILY' | 'TOWNHOUSE' | 'PUD' | 'CONDO' | 'TWO_UNIT';
  units: number;
}
export interface Several {
  outcome: 'MULTIPLE';
  parcels: Parcel[];
  /** False while the county has no usable record yet. */
  hasRecord: boolean;
  county: string;
  /** Months since the last change of the deed. */
  titleAgeMonths: number;
}
export interface NotFound {
  outcome: 'NONE';
  parcels: Parcel[];
  /** False while the county has no usable record yet. */
  hasRecord: boolean;
  county: string;
  /** Months since the last change of the deed. */
  titleAgeMonths: number;
}
export interface Value {
  /** Whole dollars; left out when no model can value the home. */
  value?: number;
  /** 0.08 is 8%. */
  forecastDeviation?: number;
  condition: 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
}
