/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * The conditions of one application as the desk sees them: with the lender's notes, what was sent, and what may be raised.
 */
export interface Casework {
  /**
   * The application's number.
   */
  loanNumber: string;
  /**
   * What the lender is called.
   */
  lender: string;
  /**
   * The borrower's name.
   */
  borrower: string;
  /**
   * The oldest first, withdrawn ones included.
   */
  conditions: CaseworkCondition[];
  /**
   * Documents that wait for a person.
   */
  waiting: WaitingDocument[];
  /**
   * Conditions that are not settled.
   */
  open: OpenCondition[];
  /**
   * What may be raised.
   */
  categories: RaisableCategory[];
  /**
   * What was sent.
   */
  files: CaseworkFile[];
}
/**
 * One condition.
 */
export interface CaseworkCondition {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * Its category, as the borrower reads it.
   */
  title: string;
  /**
   * Where it stands.
   */
  status: 'REQUESTED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
  /**
   * When it was raised. ISO 8601 with a time zone.
   */
  created: string;
  /**
   * When the borrower should have answered.
   */
  dueOn: string;
  /**
   * Who raised it: a rule, an outside party or a person.
   */
  raisedBy: string;
  /**
   * The borrower has something to do.
   */
  waits: boolean;
  /**
   * Words to the borrower.
   */
  comments?: string;
  /**
   * Notes that only the desk reads.
   */
  notes?: string;
  /**
   * What a reviewer typed from the document.
   */
  legalDescription?: string;
  /**
   * When a reviewer last decided. ISO 8601 with a time zone.
   */
  reviewedAt?: string;
  /**
   * What it asks for.
   */
  documents: CaseworkDocument[];
}
/**
 * One document.
 */
export interface CaseworkDocument {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * Title.
   */
  title: string;
  /**
   * Where it stands.
   */
  status: 'REQUESTED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
  /**
   * Names of its files, the borrower's note, and why it was not accepted.
   */
  said: string;
}
/**
 * One document.
 */
export interface WaitingDocument {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * What it is called.
   */
  title: string;
  /**
   * Accepting it takes a typed text.
   */
  needsText: boolean;
}
/**
 * One condition.
 */
export interface OpenCondition {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * What it is called.
   */
  title: string;
  /**
   * When the borrower should have answered.
   */
  dueOn: string;
}
/**
 * One category.
 */
export interface RaisableCategory {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * What it is called.
   */
  title: string;
}
/**
 * One file.
 */
export interface CaseworkFile {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * The file's name.
   */
  title: string;
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
}
