/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * How and when the deed is signed.
 */
export interface Notary {
  /**
   * NOW, or the start of the session in ISO 8601.
   */
  slot?: string;
  /**
   * Time zone of the borrower.
   */
  timeZone?: string;
  /**
   * Session.
   */
  sessionUuid?: string;
  /**
   * Notary.
   */
  notaryName?: string;
  /**
   * Confirmed time. ISO 8601 with a time zone.
   */
  confirmedSlot?: string;
  /**
   * Signing in person.
   */
  manual?: {
    location?: Location;
    /**
     * Office chosen from the list.
     */
    office?: string;
    /**
     * Times that suit, best first.
     *
     * @minItems 1
     * @maxItems 3
     */
    preferences?: string[];
    /**
     * Whether the co-signers come too.
     */
    coSignersAttend?: boolean;
  };
  /**
   * Why the last session failed.
   */
  error?: 'KBA_FAILED' | 'ID_FAILED' | 'NO_CAMERA' | 'LOCATION_DENIED' | 'NOTARY_LEFT' | 'DROPPED';
}
/**
 * Where to meet.
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
