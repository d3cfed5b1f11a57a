/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Who the borrower is.
 */
export interface Profile {
  /**
   * Identifier of the profile.
   */
  uuid?: string;
  /**
   * Legal name, as on the ID and the deed.
   */
  name?: {
    /**
     * Set when the name has been matched to a credit file.
     */
    uuid?: string;
    /**
     * First name.
     */
    first?: string;
    /**
     * Middle name, if any.
     */
    middle?: string;
    /**
     * Last name.
     */
    last?: string;
    /**
     * Jr, Sr, II, III or IV.
     */
    suffix?: 'Jr' | 'Sr' | 'II' | 'III' | 'IV';
  };
  /**
   * Date of birth.
   */
  dob?: string;
  /**
   * Whether a Social Security number is on file; the number itself is never sent back.
   */
  hasSsn?: boolean;
  /**
   * Email address, lower case, unique within an organization.
   */
  email?: string;
  /**
   * Mobile phone.
   */
  phone?: string;
  /**
   * What a one-time code has proved to reach the borrower. Written by the server only.
   */
  verified?: {
    /**
     * Email address.
     */
    email?: string;
    /**
     * Mobile phone.
     */
    phone?: string;
  };
  /**
   * Homes of the borrower.
   *
   * @maxItems 10
   */
  addresses?: Address[];
  /**
   * Asked only because of spouse-signature rules.
   */
  maritalStatus?: 'MARRIED' | 'UNMARRIED' | 'SEPARATED';
  /**
   * Citizenship.
   */
  citizenship?: 'US_CITIZEN' | 'PERMANENT_RESIDENT' | 'OTHER';
  /**
   * Whether the borrower has lived at the current home for two years.
   */
  livedTwoYears?: boolean;
  /**
   * Homes before this one, back to two years ago, when the borrower moved in less than two years ago.
   *
   * @maxItems 6
   */
  priorAddresses?: PriorAddress[];
  /**
   * Whether mail goes to the home itself.
   */
  mailingSame?: boolean;
  mailing?: Postal1;
  /**
   * People who own the home together with the borrower.
   *
   * @maxItems 6
   */
  coOwners?: CoOwner[];
}
/**
 * One home.
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
/**
 * One earlier home.
 */
export interface PriorAddress {
  /**
   * Identifier of the earlier home.
   */
  uuid?: string;
  location: Postal;
  /**
   * Month in which the borrower moved in there; they stayed until the next move.
   */
  since: string;
}
/**
 * Where it is.
 */
export interface Postal {
  /**
   * House number and street, or a box.
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
   * Two letters of a state, territory or military mail.
   */
  state?:
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
    | 'WY'
    | 'AS'
    | 'GU'
    | 'MP'
    | 'PR'
    | 'VI'
    | 'FM'
    | 'MH'
    | 'PW'
    | 'AA'
    | 'AE'
    | 'AP';
  /**
   * ZIP code, five digits or ZIP+4.
   */
  zip?: string;
  /**
   * A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do.
   */
  zipConfirmed?: string;
  /**
   * Two letters of a country; without it the address is in the United States.
   */
  country?:
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AR'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PS'
    | 'PT'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  /**
   * State, province or region abroad, in its own words.
   */
  region?: string;
  /**
   * Postal code abroad; some countries have none.
   */
  postalCode?: string;
}
/**
 * Where mail goes otherwise.
 */
export interface Postal1 {
  /**
   * House number and street, or a box.
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
   * Two letters of a state, territory or military mail.
   */
  state?:
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
    | 'WY'
    | 'AS'
    | 'GU'
    | 'MP'
    | 'PR'
    | 'VI'
    | 'FM'
    | 'MH'
    | 'PW'
    | 'AA'
    | 'AE'
    | 'AP';
  /**
   * ZIP code, five digits or ZIP+4.
   */
  zip?: string;
  /**
   * A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do.
   */
  zipConfirmed?: string;
  /**
   * Two letters of a country; without it the address is in the United States.
   */
  country?:
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AR'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PS'
    | 'PT'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  /**
   * State, province or region abroad, in its own words.
   */
  region?: string;
  /**
   * Postal code abroad; some countries have none.
   */
  postalCode?: string;
}
/**
 * One co-owner.
 */
export interface CoOwner {
  /**
   * Identifier of the co-owner.
   */
  uuid?: string;
  /**
   * First name.
   */
  first: string;
  /**
   * Last name.
   */
  last: string;
  /**
   * Where the invitation to sign goes.
   */
  email: string;
  /**
   * Mobile phone.
   */
  phone?: string;
  /**
   * Relation to the borrower.
   */
  relation: 'SPOUSE' | 'DOMESTIC_PARTNER' | 'PARENT' | 'CHILD' | 'SIBLING' | 'OTHER';
  /**
   * Borrows together with the borrower, and owes the debt too. Without an answer, signs the deed only.
   */
  borrows?: boolean;
}
