/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Something the borrower must still do or send.
 */
export interface Condition {
  /**
   * Identifier.
   */
  uuid: string;
  /**
   * When it was raised; the list shows the oldest first. ISO 8601 with a time zone.
   */
  created: string;
  /**
   * What is asked.
   */
  categoryEnum:
    | 'BANK_ACCOUNT_FRAUD_REVIEW'
    | 'FALSE_OWNERSHIP_TYPE_REVIEW'
    | 'GENERIC_DOCUMENT_REQUEST'
    | 'HARD_CREDIT_INQUIRY_REVIEW'
    | 'HELOC_MANUAL_PAYSTUB_UPLOAD'
    | 'ID_VERIFICATION_FAILURE'
    | 'IDENTITY_DOCUMENT_FRAUD_REVIEW'
    | 'MISSING_PHONE_NUMBER'
    | 'PROPERTY_LEGAL_DESCRIPTION'
    | 'PROPERTY_OWNERSHIP_FRAUD_REVIEW'
    | 'REVIEW_TRUST_REQUIREMENTS';
  /**
   * Notes of the reviewer; only the desk reads them.
   */
  notes?: string;
  /**
   * Words to the borrower.
   */
  commentsToBorrower?: string;
  /**
   * Documents asked for.
   */
  requestDocuments?: {
    /**
     * Identifier.
     */
    uuid?: string;
    /**
     * What it is.
     */
    type?:
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
     * Title.
     */
    title: string;
    /**
     * Where it stands.
     */
    status?: 'REQUESTED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
    /**
     * Why it was not accepted.
     */
    rejectReason?: string;
    /**
     * How many files were sent for it.
     */
    files?: number;
  }[];
  /**
   * Whether the borrower must act.
   */
  actionNeeded?: boolean;
  /**
   * More data.
   */
  xtraData?: {
    /**
     * How many documents are needed; one unless told.
     */
    numDocsRequired?: number;
  };
  /**
   * Title of the card.
   */
  title?: string;
  /**
   * Plain reason.
   */
  reason?: string;
  /**
   * Where it stands.
   */
  status?: 'REQUESTED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
  /**
   * When it is due.
   */
  dueOn?: string;
  /**
   * When a reviewer last looked. ISO 8601 with a time zone.
   */
  reviewedAt?: string;
  /**
   * What the borrower answered.
   */
  answer?: {
    /**
     * A note.
     */
    note?: string;
    /**
     * A phone.
     */
    phone?: string;
    /**
     * Ownership as stated again.
     */
    ownership?: 'SOLE' | 'JOINT_SPOUSE' | 'JOINT_OTHER' | 'REVOCABLE_TRUST' | 'OTHER';
    /**
     * Name of the trust.
     */
    trustName?: string;
    /**
     * Date of the trust.
     */
    trustDate?: string;
    /**
     * Whether the trust can be revoked.
     */
    trustRevocable?: boolean;
    /**
     * Names of the trustees.
     */
    trustees?: string;
    /**
     * Legal description.
     */
    legalDescription?: string;
  };
  /**
   * What the first document is that is still asked for.
   */
  conditionType?:
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
   * The button that leads to the page.
   */
  label?: string;
  /**
   * The documents that are still asked for.
   */
  asks?: ConditionAsk[];
  /**
   * How many of its documents were sent and not refused.
   */
  sent?: number;
  /**
   * What its state means for the borrower.
   */
  says?: string;
  /**
   * A person at the lender decides about what was sent, on the page of the application's conditions.
   */
  atDesk?: boolean;
  /**
   * The page of the application on which it is answered, with the query that names it.
   */
  to?: string;
  /**
   * How many documents it asks for.
   */
  asked?: number;
}
/**
 * One document.
 */
export interface ConditionAsk {
  /**
   * Identifier of the document in the list.
   */
  uuid: string;
  /**
   * Title.
   */
  title: string;
  /**
   * Why an earlier one was not accepted.
   */
  rejectReason?: string;
}
