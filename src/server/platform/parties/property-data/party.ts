/** County records and the automated valuation of a home. */

import type { Finding, Value } from '../../../../types/property-data-party.ts';
import type { PostalAddress, Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type Parcel = {
  apn: string;
  address: PostalAddress;
  ownerOfRecord: string;
  propertyType: 'SINGLE_FAMILY' | 'TOWNHOUSE' | 'PUD' | 'CONDO' | 'TWO_UNIT';
  units: number;
};

export type PropertyFinding = {
  outcome: 'OK' | 'NONE' | 'MULTIPLE';
  parcels: Parcel[];
  /** False when the county has no usable record yet. */
  hasRecord: boolean;
  county: string;
  /** The county's five digits (FIPS) and the census tract's eleven, as the home was geocoded. */
  countyCode?: string;
  censusTract?: string;
  /** Months since the last change of the deed. */
  titleAgeMonths: number;
};

export type AutomatedValue = {
  /** Whole dollars; absent when no model could value the home. */
  value?: number;
  /** Forecast standard deviation, 0.08 = 8%. */
  forecastDeviation?: number;
  condition: string;
};

export type PropertyData = {
  /** @param attempt 1 for the first search; it grows with each search, and with each that was given up */
  find(subject: Subject, attempt: number): Promise<PropertyFinding>;
  value(subject: Subject): Promise<AutomatedValue>;
};

/** County records and the automated valuation over HTTP. */
export function httpPropertyData(ask: AskParty): PropertyData {
  return {
    find: (subject, attempt) => ask.about<Finding>('find', subject, { attempt }),
    value: (subject) => ask.about<Value>('value', subject),
  };
}
