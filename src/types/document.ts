/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * One document of an application: uploaded by the borrower or made by us.
 */
export interface Document {
  /**
   * Identifier of the document.
   */
  uuid: string;
  /**
   * What it is.
   */
  type:
    | 'BANK_STATEMENT'
    | 'CERTIFICATE_OF_TRUST'
    | 'PROPERTY_DESCRIPTION_SOURCE'
    | 'USER_UPLOADED_PAYSTUB'
    | 'SUPPORT'
    | 'CANCELLATION_PROOF'
    | 'DRIVERS_LICENSE_FRONT'
    | 'DRIVERS_LICENSE_BACK'
    | 'PASSPORT_FRONT'
    | 'ID_CARD_FRONT'
    | 'ID_CARD_BACK'
    | 'PERMANENT_RESIDENT_CARD_FRONT'
    | 'PERMANENT_RESIDENT_CARD_BACK'
    | 'SELFIE'
    | 'GLBA_NOTICE'
    | 'PRIVACY_NOTICE'
    | 'FLOOD_DISCLOSURE'
    | 'FLOOD_DETERMINATION'
    | 'HAZARD_DISCLOSURE'
    | 'RIGHT_NOT_TO_CLOSE'
    | 'STATEMENT_OF_LOAN'
    | 'CFPB_HELOC_BOOKLET'
    | 'APPLICATION'
    | 'HELOC_EARLY_DISCLOSURE'
    | 'VALUATION_COPY_NOTICE'
    | 'CREDIT_SCORE_NOTICE'
    | 'COUNSELING_LIST'
    | 'CIP_NOTICE'
    | 'SOFT_CREDIT_NOTICE'
    | 'ESIGN_CONSENT'
    | 'ESIGN_TEST'
    | 'HELOC_AGREEMENT'
    | 'ACCOUNT_OPENING_DISCLOSURE'
    | 'BILLING_RIGHTS'
    | 'RIGHT_TO_CANCEL'
    | 'CANCELLATION_CONFIRMATION'
    | 'AUTOPAY_AUTHORIZATION'
    | 'SECURITY_INSTRUMENT'
    | 'SECURITY_INSTRUMENT_COPY'
    | 'SECURITY_INSTRUMENT_SCAN'
    | 'NOTARY_ACKNOWLEDGMENT'
    | 'ADVERSE_ACTION_NOTICE'
    | 'APPEAL_ANSWER'
    | 'INCOMPLETENESS_NOTICE'
    | 'VALUATION_REPORT'
    | 'TWELVE_DAY_NOTICE'
    | 'PRECLOSING_DISCLOSURE'
    | 'PAYOFF_LETTER'
    | 'TAX_RETURN'
    | 'PROFIT_AND_LOSS'
    | 'AWARD_LETTER'
    | 'FORM_1099'
    | 'VOIDED_CHECK'
    | 'DEED'
    | 'OWNER_CHANGE'
    | 'TAX_BILL'
    | 'MORTGAGE_STATEMENT'
    | 'UTILITY_BILL'
    | 'CREDIT_EXPLANATION'
    | 'APPEAL'
    | 'INSURANCE_DECLARATIONS'
    | 'FLOOD_POLICY'
    | 'OTHER';
  /**
   * Signing group.
   */
  group?:
    | 'PRE_CREDIT'
    | 'SUMMARY'
    | 'APPLICATION'
    | 'FLOOD'
    | 'CLOSING'
    | 'NOTARY'
    | 'CO_OWNER'
    | 'DEED_COPY'
    | 'DECISION'
    | 'UPLOAD';
  /**
   * Where it stands.
   */
  status?:
    | 'REQUESTED'
    | 'GENERATED'
    | 'CHECKING'
    | 'INFECTED'
    | 'RECEIVED'
    | 'SUBMITTED'
    | 'IN_REVIEW'
    | 'ACCEPTED'
    | 'REJECTED'
    | 'SIGNED';
  /**
   * Title shown to the borrower.
   */
  title?: string;
  /**
   * Version of the template.
   */
  version?: string;
  /**
   * File name.
   */
  name?: string;
  /**
   * Media type.
   */
  mime?: string;
  /**
   * Size in bytes.
   */
  size?: number;
  /**
   * Hash of the file.
   */
  sha256?: string;
  /**
   * How it was captured.
   */
  captureMethod?: 'UNKNOWN_METHOD' | 'MOBILE_DEVICE_IMAGE' | 'FILE_UPLOAD';
  /**
   * Income source that it proves.
   */
  incomeSource?:
    | 'EMPINFO'
    | 'MANUAL_PAYSTUB'
    | 'OTHER'
    | 'PLAID_TRANSACTIONS'
    | 'POINTSERV_1099_MISC'
    | 'POINTSERV_PAYROLL'
    | 'POINTSERV_TAX'
    | 'TRUV_FINANCIAL_ACCOUNTS'
    | 'TRUV_PAYROLL'
    | 'UNKNOWN';
  /**
   * When it was made or uploaded. ISO 8601 with a time zone.
   */
  createdAt?: string;
  /**
   * When the borrower first opened it. ISO 8601 with a time zone.
   */
  openedAt?: string;
  /**
   * When the borrower read it to the end. ISO 8601 with a time zone.
   */
  readAt?: string;
  /**
   * When it was signed. ISO 8601 with a time zone.
   */
  signedAt?: string;
  /**
   * When the borrower asked for it on paper. ISO 8601 with a time zone.
   */
  paperAskedAt?: string;
  /**
   * When a person at the lender last mailed it on paper. ISO 8601 with a time zone.
   */
  paperMailedAt?: string;
  /**
   * When the lender first opened what the borrower uploaded. ISO 8601 with a time zone.
   */
  seenAt?: string;
  /**
   * What it replaced, the newest first.
   */
  earlier?: EarlierVersion[];
  /**
   * Why it was not accepted.
   */
  rejectReason?: string;
  /**
   * Condition that asked for it.
   */
  conditionUuid?: string;
}
/**
 * A version that no longer counts.
 */
export interface EarlierVersion {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * When it was made. ISO 8601 with a time zone.
   */
  createdAt: string;
}
