/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * A home of the borrower: where it is, how it is used and who owns it.
 */
export interface Address {
  /**
   * Identifier of this home.
   */
  uuid?: string;
  location?: Location;
  /**
   * How the borrower uses the home.
   */
  occupancy?: 'PRIMARY' | 'SECOND_HOME' | 'INVESTMENT';
  /**
   * The borrower says: I own this home.
   */
  ownsHome?: true;
  /**
   * How title is held.
   */
  ownership?: 'SOLE' | 'JOINT_SPOUSE' | 'JOINT_OTHER' | 'REVOCABLE_TRUST' | 'OTHER';
}
/**
 * Where the home is.
 */
export interface Location {
  /**
   * House number and street.
   */
  street1: string;
  /**
   * Apartment, suite or unit.
   */
  street2?: string;
  /**
   * City.
   */
  city: string;
  /**
   * Two-letter state.
   */
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * ZIP code, five digits or ZIP+4.
   */
  zip: string;
  /**
   * A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do.
   */
  zipConfirmed?: string;
}
