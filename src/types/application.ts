/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * One application for a home equity line of credit.
 */
export interface Application {
  /**
   * Identifier; part of every address.
   */
  uuid: string;
  /**
   * Shown as Application ID.
   */
  loanNumber?: string;
  /**
   * Title in lists.
   */
  title?: string;
  /**
   * Whether it is the current one.
   */
  active?: boolean;
  /**
   * Lender.
   */
  organizationCode?: string;
  /**
   * Flags of the application. Monotone: once a stage is passed, its flags stay.
   */
  status?: {
    /**
     * How far the soft pull has come.
     */
    softCreditStatus?: 'NOT_STARTED' | 'DISCLOSURE' | 'PULLING' | 'PROPERTY' | 'COMPLETE';
    /**
     * Answer to the soft pull.
     */
    creditOutcome?:
      | 'OK'
      | 'NO_MATCH'
      | 'NO_MATCH_SSN'
      | 'NO_SCORE'
      | 'FROZEN'
      | 'LOCKED'
      | 'ERROR'
      | 'MINOR'
      | 'FRAUD_ALERT';
    /**
     * How far the hard pull has come.
     */
    hardCreditStatus?: 'NOT_STARTED' | 'DISCLOSURE' | 'PULLING' | 'TITLE' | 'COMPLETE';
    /**
     * Answer to the hard pull.
     */
    hardCreditOutcome?:
      | 'OK'
      | 'NO_MATCH'
      | 'NO_MATCH_SSN'
      | 'NO_SCORE'
      | 'FROZEN'
      | 'LOCKED'
      | 'ERROR'
      | 'MINOR'
      | 'FRAUD_ALERT';
    /**
     * In a part: a person at the lender could not clear what the credit file of this co-borrower says, so that they do not borrow.
     */
    coBorrowerRefused?: boolean;
    /**
     * The income of someone who borrows too counts, and is not proved. How much it is, only they see.
     */
    coBorrowerIncomeOpen?: boolean;
    /**
     * The credit of someone who borrows too cannot be checked until they do something. What it is, only they are told.
     */
    coBorrowerCreditStopped?: boolean;
    /**
     * The credit file is frozen and needs a PIN.
     */
    creditFrozenWithPin?: boolean;
    /**
     * Pulls made today.
     */
    creditAttempts?: number;
    /**
     * What the property search found.
     */
    propertyOutcome?: 'OK' | 'NONE' | 'MULTIPLE';
    /**
     * The property search is done.
     */
    propertyComplete?: boolean;
    /**
     * County records have no match.
     */
    datatreeNoMatch?: boolean;
    /**
     * County records show another owner.
     */
    ownershipMismatch?: boolean;
    /**
     * A person couldn't read what the borrower sent to show who owns the home.
     */
    ownershipPaperRefused?: boolean;
    /**
     * No automated valuation is available.
     */
    noAvm?: boolean;
    /**
     * The owner gave an estimate of the value.
     */
    valueEstimated?: boolean;
    /**
     * The borrower confirmed the liens.
     */
    liensComplete?: boolean;
    /**
     * Recent inquiries must be explained.
     */
    inquiryAttestNeeded?: boolean;
    /**
     * Recent inquiries are explained.
     */
    inquiryAttestComplete?: boolean;
    /**
     * Late payments are under review.
     */
    delinquencyReview?: boolean;
    /**
     * The borrower explained them.
     */
    delinquencyExplained?: boolean;
    /**
     * Underwriting decision.
     */
    uwDecision?:
      | 'APPROVED'
      | 'ASSET_DEPLETION'
      | 'DECLINE'
      | 'ERROR'
      | 'FINAL'
      | 'INELIGIBLE'
      | 'INITIAL'
      | 'REVIEW'
      | 'SELECT'
      | 'UNKNOWN';
    /**
     * Why.
     */
    uwSubDecision?:
      | 'BPO_PENDING'
      | 'CREDIT_FROZEN'
      | 'FINAL_OFFER'
      | 'UNKNOWN_SUBDECISION'
      | 'UNVERIFIED_DTI_LIMITED'
      | 'UNVERIFIED_OFFER'
      | 'UNVERIFIED_ONBOARDING_COMPLETE'
      | 'VERIFIED_DTI_LIMITED'
      | 'VERIFIED_INCOME_MATCHED_OFFER'
      | 'VERIFIED_OFFER'
      | 'VERIFIED_RESERVE_LIMITED';
    /**
     * Declined for debt to income.
     */
    dtiDecline?: boolean;
    /**
     * Declined for the credit score.
     */
    creditScoreDecline?: boolean;
    /**
     * Too much debt on the home; the borrower can make room.
     */
    requalify?: boolean;
    /**
     * An appeal opened the application; the borrower checks income and debts before it is decided again.
     */
    reopened?: boolean;
    /**
     * The offer changed and must be chosen again.
     */
    revisedOffer?: boolean;
    /**
     * The borrower submitted the application.
     */
    summarySubmitted?: boolean;
    /**
     * The application disclosures are ready.
     */
    appDisclosuresReady?: boolean;
    /**
     * Summary documents are ready.
     */
    disclosurelistSummaryReady?: boolean;
    /**
     * Summary documents are signed.
     */
    disclosurelistSummaryComplete?: boolean;
    /**
     * Closing documents are ready.
     */
    disclosurelistClosingReady?: boolean;
    /**
     * Closing documents are signed.
     */
    disclosurelistClosingComplete?: boolean;
    /**
     * Notary documents are ready.
     */
    disclosurelistNotaryReady?: boolean;
    /**
     * Notary documents are signed.
     */
    disclosurelistNotaryComplete?: boolean;
    /**
     * The note is ready.
     */
    noteReady?: boolean;
    /**
     * A paystub must be uploaded.
     */
    manualPaystubUpload?: boolean;
    /**
     * The paystubs were read.
     */
    manualPaystubTasksComplete?: boolean;
    /**
     * The employer must confirm the work.
     */
    employmentVerificationNeeded?: boolean;
    /**
     * Income is verified.
     */
    incomeVerified?: boolean;
    /**
     * Check of the bank account.
     */
    giactAccountStatus?: 'VERIFIED' | 'FAILED_VERIFICATION' | 'PENDING_REVIEW';
    /**
     * The borrower confirmed the bank page.
     */
    bankConfirmed?: boolean;
    /**
     * The autopay account was linked together with the first one.
     */
    autopayLinked?: boolean;
    /**
     * The identity document was accepted.
     */
    identityVerified?: boolean;
    /**
     * The identity document must be sent again.
     */
    idReupload?: boolean;
    /**
     * What was wrong with it.
     */
    idRejectReason?: string;
    /**
     * Which part of it.
     */
    idRejectField?: 'name' | 'birthDate' | 'expiry' | 'picture';
    /**
     * Tries.
     */
    idAttempts?: number;
    /**
     * Broker price opinion.
     */
    bpo?: 'BPO_NOT_REQUIRED' | 'BPO_REQUIRED' | 'UNKNOWN_BPO_STATUS' | 'BPO_PROCESSING' | 'BPO_COMPLETE';
    /**
     * What a company has not answered for too long.
     */
    slowAnswer?: 'TAX_RECORDS' | 'FLOOD' | 'TITLE' | 'VALUATION' | 'PAYOFF_LETTERS' | 'DEED' | 'PAYMENT';
    /**
     * Which of the two this lender orders.
     */
    valuationProduct?: 'BPO' | 'EVALUATION';
    /**
     * The order of the valuation is not accepted yet.
     */
    valuationRequested?: boolean;
    /**
     * The home could not be valued from outside.
     */
    valuationVisit?: boolean;
    /**
     * Title search.
     */
    title?:
      | 'TITLE_REQUIRED'
      | 'TITLE_NOT_REQUIRED'
      | 'PREQUAL_TITLE_PROCESSING'
      | 'PREQUAL_TITLE_COMPLETE'
      | 'FINAL_TITLE_PROCESSING'
      | 'FINAL_TITLE_COMPLETE'
      | 'UNKNOWN_TITLE_STATUS';
    /**
     * Condition of the home as reported.
     */
    condition?: 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
    /**
     * A payoff letter is awaited.
     */
    payoffPending?: boolean;
    /**
     * The borrower authorized the payoff request.
     */
    payoffAuthorized?: boolean;
    /**
     * The payoff amounts are more than the line pays out.
     */
    payoffShort?: boolean;
    /**
     * Debts are being paid off.
     */
    directDebtPayoff?: boolean;
    /**
     * The final title search found something that a person has to look at.
     */
    titleReview?: boolean;
    /**
     * The borrower sent the papers of the trust.
     */
    trustSent?: boolean;
    /**
     * A person accepted the papers of the trust.
     */
    trustAccepted?: boolean;
    /**
     * The flood certificate is awaited.
     */
    waitingOnFloodCert?: boolean;
    /**
     * Flood zone.
     */
    floodZone?: string;
    /**
     * Flood insurance is required.
     */
    floodRequired?: boolean;
    /**
     * The borrower confirmed the notice of special flood hazards.
     */
    floodAcknowledged?: boolean;
    /**
     * The borrower signed in front of the notary.
     */
    primaryParticipantAcceptComplete?: boolean;
    /**
     * The deed was signed in person.
     */
    manualDeedSigningComplete?: boolean;
    /**
     * The county needs a notary in person.
     */
    manualNotary?: boolean;
    /**
     * An attorney reviews the papers.
     */
    attorneyReview?: boolean;
    /**
     * Until when the law makes the borrower wait.
     */
    notaryWaitUntil?: string;
    /**
     * The law has the agreement signed at an office, and it is not signed yet.
     */
    signsAtOffice?: boolean;
    /**
     * A co-owner must sign.
     */
    coDeedRequired?: boolean;
    /**
     * The identity questions were answered.
     */
    kbaPassed?: boolean;
    /**
     * Tries.
     */
    kbaAttempts?: number;
    /**
     * Until when the questions are locked. ISO 8601 with a time zone.
     */
    kbaLockedUntil?: string;
    /**
     * Why the last session failed.
     */
    notaryError?: 'KBA_FAILED' | 'ID_FAILED' | 'NO_CAMERA' | 'LOCATION_DENIED' | 'NOTARY_LEFT' | 'DROPPED';
    /**
     * Where the funding checklist stands.
     */
    checklistStatus?:
      'GEN_RESCISSION' | 'RESCISSION' | 'RECORDING' | 'FUNDABLE' | 'DIRECT_DEBT_PAYOFF' | 'FUNDING_DECISION';
    /**
     * The borrower may cancel within three business days.
     */
    rescissionApplies?: boolean;
    /**
     * Last day on which the borrower may cancel.
     */
    rescissionEndsOn?: string;
    /**
     * The borrower cancelled in that time.
     */
    rescinded?: boolean;
    /**
     * How a cancelled application ended: withdrawn before a decision, approved and not accepted, closed because answers were missing, approved and left alone, or cancelled within the right to cancel.
     */
    ended?: 'WITHDRAWN' | 'NOT_ACCEPTED' | 'INCOMPLETE' | 'EXPIRED' | 'RESCINDED';
    /**
     * A person found no notice to cancel in the mail.
     */
    paperNoticesChecked?: boolean;
    /**
     * The deed is recorded.
     */
    recorded?: boolean;
    /**
     * Why the county rejected the deed.
     */
    deedRejected?: 'NAME' | 'LEGAL_DESCRIPTION' | 'NOTARY_BLOCK' | 'FEE' | 'ILLEGIBLE';
    /**
     * The borrower's money: on its way, returned by the bank, or waiting for a person after the borrower named another account.
     */
    payout?: 'SENT' | 'RETURNED' | 'CORRECTED';
    /**
     * The application was cancelled.
     */
    cancelled?: boolean;
    /**
     * The money was sent.
     */
    funded?: boolean;
    /**
     * A person compares the balances that the borrower corrected with the statements.
     */
    balancesInReview?: boolean;
    /**
     * The statements do not show the corrected balances; others are asked for.
     */
    balancesRefused?: boolean;
    /**
     * The work that a waiting step stands for was given up after its last try.
     */
    timedOut?: boolean;
    /**
     * Work was given up so often that a person has to look why.
     */
    stalled?: boolean;
  };
  /**
   * Progress as shown.
   */
  progress?:
    | 'INITIAL'
    | 'PRODUCT_SELECT'
    | 'MORE_INFO'
    | 'LINK_INCOME'
    | 'ID_UPLOAD'
    | 'SIGNING'
    | 'ENOTARY'
    | 'MANUAL_NOTARY'
    | 'COMPLETE';
  /**
   * Server step, or null.
   */
  step?:
    | ((
        | (
            | 'APP_SUBMISSION'
            | 'ASSETS_PREQUAL'
            | 'ATTORNEY_REVIEW'
            | 'AUTOPAY_ACCOUNT'
            | 'BPO_ORDER_REQUEST'
            | 'CANCELLED'
            | 'CLTV_LIEN_POSITION_REQUALIFY'
            | 'COLLECT_ADDITIONAL_INFO'
            | 'COMPLETE'
            | 'CO_DEED_REQ'
            | 'CO_SIGNED'
            | 'CO_SIGNER_INVITED'
            | 'CO_BORROWER_APPLICATION'
            | 'CO_BORROWER_APPLIED'
            | 'CREDIT_ERROR'
            | 'CREDIT_MINOR'
            | 'CREDIT_NO_MATCH'
            | 'CREDIT_NO_MATCH_SSN'
            | 'DECLINED'
            | 'DEED_SIGNING'
            | 'DELINQUENCY_REVIEW'
            | 'DIRECT_DEBT_PAYOFF'
            | 'DISBURSEMENT_ACCOUNT'
            | 'EMPLOYMENT_VERIFICATION'
            | 'FACTA_REVIEW'
            | 'FINAL_OFFER'
            | 'FUNDABLE'
            | 'FUNDING_DECISION'
            | 'HARD_CREDIT_LOCKED_OR_FROZEN'
            | 'HARD_CREDIT_PULL'
            | 'HMDA'
            | 'IDENTITY_VERIFICATION'
            | 'INCOME_VERIFICATION'
            | 'IN_PROGRESS'
            | 'LIEN_ATTESTATION'
            | 'LIEN_VERIFICATION'
            | 'MANUAL_DEED_SIGNING'
            | 'MULTIPLE_PROPERTIES'
            | 'NOTARY_WAITING_PERIOD'
            | 'NOTE_SIGNING'
            | 'NO_AVM_FOUND'
            | 'NO_PROPERTY_FOUND'
            | 'OFFER_SELECTION'
            | 'PAYOFF_REQUEST_PENDING'
            | 'PREQUAL_TITLE'
            | 'RECORDING'
            | 'RESCISSION'
            | 'REVISED_OFFER_SELECTION'
            | 'SOFT_CREDIT_LOCKED_OR_FROZEN'
            | 'TRUST_AND_INSURANCE'
            | 'UNKNOWN'
            | 'VERIFIED_AUTOPAY_ACCOUNT'
          )
        | {
            [k: string]: unknown;
          }
      ) &
        string)
    | null;
  /**
   * What the borrower agreed to.
   */
  consents?: Consent[];
  /**
   * The home that secures the line.
   */
  selectedPropertyUuid?: string;
  /**
   * The home that secures the line.
   */
  property?: {
    /**
     * Same as selectedPropertyUuid.
     */
    uuid?: string;
    /**
     * State.
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
      | 'WY';
    /**
     * County.
     */
    county?: string;
    /**
     * Parcel number.
     */
    apn?: string;
    /**
     * Owner in county records.
     */
    ownerOfRecord?: string;
    /**
     * Kind of home.
     */
    propertyType?:
      | 'SINGLE_FAMILY'
      | 'TOWNHOUSE'
      | 'PUD'
      | 'CONDO'
      | 'TWO_UNIT'
      | 'COOPERATIVE'
      | 'MANUFACTURED'
      | 'LOG'
      | 'MIXED_USE'
      | 'MULTI_UNIT'
      | 'UNKNOWN';
    /**
     * Homes in the building that belong to it.
     */
    units?: number;
    /**
     * Condition.
     */
    condition?: 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
    /**
     * Value used. In cents.
     */
    valueCents?: number;
    /**
     * AVM, BPO or OWNER.
     */
    valueSource?: string;
    /**
     * Whether it is on the market.
     */
    listedForSale?: 'NO' | 'YES' | 'LISTED_LAST_6_MONTHS';
    /**
     * Whether title changed in the last 90 days.
     */
    titleChangedRecently?: boolean;
    /**
     * Why records show another owner.
     */
    ownershipReason?: 'NAME_CHANGE' | 'RECENT_TRANSFER' | 'TRUST' | 'SPOUSE_ONLY' | 'NOT_OWNER';
    /**
     * Flood zone.
     */
    floodZone?: string;
    /**
     * Whether the county records deeds signed online.
     */
    remoteNotaryAllowed?: boolean;
  };
  /**
   * What the money is for.
   */
  purpose?: 'HOME_IMPROVEMENT' | 'DEBT_CONSOLIDATION' | 'MAJOR_PURCHASE' | 'EDUCATION' | 'BUSINESS' | 'OTHER';
  /**
   * Amount wanted, in whole dollars.
   */
  requestedAmount?: number;
  /**
   * Term in years; 0 until chosen.
   */
  term?: number;
  /**
   * Line amount in whole dollars; 0 until chosen.
   */
  amount?: number;
  /**
   * Rate (APR); 0 until chosen. In percent.
   */
  rate?: number;
  /**
   * Origination fee, of the initial draw. In percent.
   */
  feePercent?: number;
  /**
   * Initial draw in dollars.
   */
  uwCalculatedDrawAmount?: number;
  /**
   * Value used, in dollars.
   */
  adjustedHomeAmount?: number;
  /**
   * Whether the demographic questions were answered.
   */
  hasHmda?: boolean;
  /**
   * Documents.
   */
  documents?: Document[];
  /**
   * What the borrower was asked for by underwriters, the oldest first.
   */
  conditions?: Condition[];
  /**
   * Income as stated.
   */
  incomeSources?: {
    /**
     * Identifier.
     */
    uuid?: string;
    /**
     * Way of proof.
     */
    type?:
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
     * Work.
     */
    employmentType?:
      | 'FULL_TIME'
      | 'PART_TIME'
      | 'SELF_EMPLOYED'
      | 'RETIRED'
      | 'UNEMPLOYED'
      | 'SEPARATE_MAINTENANCE_PAYMENTS';
    /**
     * Where the proof stands.
     */
    status?: 'NOT_STARTED' | 'IN_PROGRESS' | 'VERIFIED' | 'NEEDS_MORE';
  }[];
  /**
   * Account that receives the money.
   */
  disburseAccount?: {
    /**
     * Identifier.
     */
    uuid?: string;
    /**
     * Routing number.
     */
    routingNumber?: string;
    /**
     * Last digits.
     */
    mask?: string;
    /**
     * Masked account number.
     */
    accountNumber?: string;
    /**
     * Bank.
     */
    bankName?: string;
  };
  /**
   * Account that pays.
   */
  autopayAccount?: {
    /**
     * Identifier.
     */
    uuid?: string;
    /**
     * Last digits.
     */
    mask?: string;
    /**
     * Bank.
     */
    bankName?: string;
  };
  /**
   * Autopay or manual.
   */
  payType?: 'AUTOPAY' | 'MANUAL';
  /**
   * Assets instead of income.
   */
  assetDepletion?: {
    /**
     * Whether it is settled.
     */
    complete?: boolean;
    /**
     * Whether statements were sent that a person has to read.
     */
    sent?: boolean;
    /**
     * Whether other statements are needed.
     */
    refused?: boolean;
  };
  /**
   * Insurance.
   */
  insurance?: {
    /**
     * Whether it was checked.
     */
    complete?: boolean;
  };
  /**
   * Signing of the co-owners; COMPLETE for a sole owner.
   */
  coDeedStatus?: 'INITIAL' | 'IN_PROGRESS' | 'COMPLETE';
  /**
   * Whether the line is paid out in crypto.
   */
  isCrypto?: boolean;
  /**
   * Time asked for signing in person. ISO 8601 with a time zone.
   */
  requestedManualNotaryTime?: string;
  /**
   * Who referred the borrower.
   */
  referrer?: {
    /**
     * Loan officer or broker.
     */
    referrerUuid?: string;
  };
  /**
   * v1 for the present signer flow.
   */
  additionalSignerVersion?: string;
  /**
   * While a borrower applies: their application that is still open for the same home. Found, never stored.
   */
  sameHome?: {
    /**
     * Its identifier.
     */
    uuid?: string;
    /**
     * Its number.
     */
    loanNumber?: string;
  };
  /**
   * While somebody registers: a loan officer or broker began it with them. Found, never stored.
   */
  invited?: boolean;
  /**
   * While a borrower applies who has as many open applications as one may have: the newest of them. Found, never stored.
   */
  mostOpen?: {
    /**
     * Its identifier.
     */
    uuid?: string;
    /**
     * Its number.
     */
    loanNumber?: string;
  };
  /**
   * Additional signers.
   */
  helocSigners?: {
    /**
     * Identity.
     */
    identityUuid?: string;
  }[];
  /**
   * The document that the borrower shows.
   */
  identityDocument?: {
    /**
     * Kind.
     */
    type?: 'DRIVERS_LICENSE' | 'PASSPORT' | 'ID_CARD' | 'PERMANENT_RESIDENT_CARD';
    /**
     * State that issued it.
     */
    issuingState?:
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
     * Until when it is valid.
     */
    expiresOn?: string;
  };
  /**
   * Bookkeeping.
   */
  auditFields?: {
    /**
     * When it began. ISO 8601 with a time zone.
     */
    createdDate?: string;
    /**
     * When it last changed. ISO 8601 with a time zone.
     */
    updatedDate?: string;
  };
}
/**
 * One consent.
 */
export interface Consent {
  /**
   * Identifier of the consent.
   */
  uuid?: string;
  /**
   * What was agreed to.
   */
  type:
    | 'SOFT_CREDIT'
    | 'HARD_CREDIT'
    | 'TERMS'
    | 'PRIVACY'
    | 'ESIGN'
    | 'TCPA_MARKETING'
    | 'TCPA_SERVICE'
    | 'INCOME_SHARE'
    | 'AUTOPAY_AUTHORIZATION'
    | 'BANK_SHARE'
    | 'NOTARY_RECORDING'
    | 'IDENTITY_BIOMETRIC'
    | 'EMPLOYER_CONTACT'
    | 'VALUATION_ACCESS'
    | 'VALUATION_FEE'
    | 'PAYOFF_AUTHORIZATION'
    | 'JOINT_INTENT';
  /**
   * Version of the text that was shown.
   */
  version?: string;
  /**
   * Hash of the text that was shown.
   */
  textSha256?: string;
  /**
   * The text that was shown.
   */
  text?: string;
  /**
   * True when given, false when withdrawn or declined.
   */
  granted?: boolean;
  /**
   * When it was given. ISO 8601 with a time zone.
   */
  grantedAt?: string;
  /**
   * When the document was opened that had to be opened first. ISO 8601 with a time zone.
   */
  openedAt?: string;
  /**
   * When it was withdrawn. ISO 8601 with a time zone.
   */
  withdrawnAt?: string;
  /**
   * Network address.
   */
  ip?: string;
  /**
   * Browser.
   */
  userAgent?: string;
  /**
   * Page where it was given.
   */
  page?: string;
}
/**
 * One document.
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
/**
 * One condition.
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
