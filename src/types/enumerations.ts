/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The fifty states and the District of Columbia. */
export type UsState =
  | 'AL' | 'AK' | 'AZ' | 'AR' | 'CA' | 'CO' | 'CT' | 'DE' | 'DC' | 'FL' | 'GA' | 'HI' | 'ID' | 'IL' | 'IN'
  | 'IA' | 'KS' | 'KY' | 'LA' | 'ME' | 'MD' | 'MA' | 'MI' | 'MN' | 'MS' | 'MO' | 'MT' | 'NE' | 'NV' | 'NH'
  | 'NJ' | 'NM' | 'NY' | 'NC' | 'ND' | 'OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT'
  | 'VT' | 'VA' | 'WA' | 'WV' | 'WI' | 'WY';
/** ISO 3166-1, without the United States and where its post office delivers as at home. Names come from the browser's own language data. */
export type MailCountry =
  | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AR' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA'
  | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS'
  | 'BT' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN'
  | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC'
  | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE'
  | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GW' | 'GY' | 'HK'
  | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE'
  | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA'
  | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF'
  | 'MG' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY'
  | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA'
  | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PS' | 'PT' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS'
  | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN'
  | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL'
  | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE'
  | 'VG' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';
/** Where the US post office delivers: states, territories, freely associated states (USPS Publication 28, appendix B) and the armed forces. */
export type MailState =
  | 'AL' | 'AK' | 'AZ' | 'AR' | 'CA' | 'CO' | 'CT' | 'DE' | 'DC' | 'FL' | 'GA' | 'HI' | 'ID' | 'IL' | 'IN'
  | 'IA' | 'KS' | 'KY' | 'LA' | 'ME' | 'MD' | 'MA' | 'MI' | 'MN' | 'MS' | 'MO' | 'MT' | 'NE' | 'NV' | 'NH'
  | 'NJ' | 'NM' | 'NY' | 'NC' | 'ND' | 'OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT'
  | 'VT' | 'VA' | 'WA' | 'WV' | 'WI' | 'WY' | 'AS' | 'GU' | 'MP' | 'PR' | 'VI' | 'FM' | 'MH' | 'PW' | 'AA'
  | 'AE' | 'AP';
/** What may follow a last name. */
export type NameSuffix = 'Jr' | 'Sr' | 'II' | 'III' | 'IV';
/** Every kind of document that the application holds: uploads of the borrower, disclosures and notices. */
export type DocumentType =
  | 'BANK_STATEMENT' | 'CERTIFICATE_OF_TRUST' | 'PROPERTY_DESCRIPTION_SOURCE' | 'USER_UPLOADED_PAYSTUB'
  | 'SUPPORT' | 'CANCELLATION_PROOF' | 'DRIVERS_LICENSE_FRONT' | 'DRIVERS_LICENSE_BACK' | 'PASSPORT_FRONT'
  | 'ID_CARD_FRONT' | 'ID_CARD_BACK' | 'PERMANENT_RESIDENT_CARD_FRONT' | 'PERMANENT_RESIDENT_CARD_BACK'
  | 'SELFIE' | 'GLBA_NOTICE' | 'PRIVACY_NOTICE' | 'FLOOD_DISCLOSURE' | 'FLOOD_DETERMINATION'
  | 'HAZARD_DISCLOSURE' | 'RIGHT_NOT_TO_CLOSE' | 'STATEMENT_OF_LOAN' | 'CFPB_HELOC_BOOKLET' | 'APPLICATION'
  | 'HELOC_EARLY_DISCLOSURE' | 'VALUATION_COPY_NOTICE' | 'CREDIT_SCORE_NOTICE' | 'COUNSELING_LIST'
  | 'CIP_NOTICE' | 'SOFT_CREDIT_NOTICE' | 'ESIGN_CONSENT' | 'ESIGN_TEST' | 'HELOC_AGREEMENT'
  | 'ACCOUNT_OPENING_DISCLOSURE' | 'BILLING_RIGHTS' | 'RIGHT_TO_CANCEL' | 'CANCELLATION_CONFIRMATION'
  | 'AUTOPAY_AUTHORIZATION' | 'SECURITY_INSTRUMENT' | 'SECURITY_INSTRUMENT_COPY' | 'SECURITY_INSTRUMENT_SCAN'
  | 'NOTARY_ACKNOWLEDGMENT' | 'ADVERSE_ACTION_NOTICE' | 'APPEAL_ANSWER' | 'INCOMPLETENESS_NOTICE'
  | 'VALUATION_REPORT' | 'TWELVE_DAY_NOTICE' | 'PRECLOSING_DISCLOSURE' | 'PAYOFF_LETTER' | 'TAX_RETURN'
  | 'PROFIT_AND_LOSS' | 'AWARD_LETTER' | 'FORM_1099' | 'VOIDED_CHECK' | 'DEED' | 'OWNER_CHANGE' | 'TAX_BILL'
  | 'MORTGAGE_STATEMENT' | 'UTILITY_BILL' | 'CREDIT_EXPLANATION' | 'APPEAL' | 'INSURANCE_DECLARATIONS'
  | 'FLOOD_POLICY' | 'OTHER';
/** Where an uploaded or generated document stands. CHECKING: in quarantine until the scanner answers; INFECTED: destroyed; RECEIVED: no submitted page names it yet; IN_REVIEW: a person at the lender compares it. */
export type DocumentStatus =
  | 'REQUESTED' | 'GENERATED' | 'CHECKING' | 'INFECTED' | 'RECEIVED' | 'SUBMITTED' | 'IN_REVIEW' | 'ACCEPTED'
  | 'REJECTED' | 'SIGNED';
/** The signing group that a disclosure belongs to. */
export type DocumentGroup =
  | 'PRE_CREDIT' | 'SUMMARY' | 'APPLICATION' | 'FLOOD' | 'CLOSING' | 'NOTARY' | 'CO_OWNER' | 'DEED_COPY'
  | 'DECISION' | 'UPLOAD';
/** Identity documents that we accept. */
export type IdentityDocumentType = 'DRIVERS_LICENSE' | 'PASSPORT' | 'ID_CARD' | 'PERMANENT_RESIDENT_CARD';
/** What the borrower sees for each identity document. */
export type IdentityDocumentLabel =
  "US Driver's License" | 'US Passport' | 'US State ID Card' | 'US Permanent Resident Card';
/** How the borrower earns a living. */
export type EmploymentType =
  'FULL_TIME' | 'PART_TIME' | 'SELF_EMPLOYED' | 'RETIRED' | 'UNEMPLOYED' | 'SEPARATE_MAINTENANCE_PAYMENTS';
/** Income beside the main employment. */
export type OtherIncomeType =
  | 'SECOND_JOB' | 'BONUS' | 'RENTAL' | 'PENSION' | 'SOCIAL_SECURITY' | 'DISABILITY' | 'INTEREST_DIVIDENDS'
  | 'SEPARATE_MAINTENANCE_PAYMENTS' | 'OTHER';
/** Payment modes. */
export type PayMode = 'AUTOPAY' | 'MANUAL';
/** How often a wage is paid. */
export type PayFrequency = 'WEEKLY' | 'BIWEEKLY' | 'SEMI_MONTHLY' | 'MONTHLY' | 'ANNUAL';
/** Bypass states. */
export type Bypass = 'WAITING' | 'BYPASS' | 'NO_BYPASS';
/** How a document was captured. */
export type CaptureMethod = 'UNKNOWN_METHOD' | 'MOBILE_DEVICE_IMAGE' | 'FILE_UPLOAD';
/** Progress of a task. */
export type Progress = 'INITIAL' | 'IN_PROGRESS' | 'COMPLETE';
/** Progress of an application, as the progress bar shows it. */
export type ApplicationProgress =
  | 'INITIAL' | 'PRODUCT_SELECT' | 'MORE_INFO' | 'LINK_INCOME' | 'ID_UPLOAD' | 'SIGNING' | 'ENOTARY'
  | 'MANUAL_NOTARY' | 'COMPLETE';
/** Outcome of an account or document check. */
export type Verification = 'VERIFIED' | 'FAILED_VERIFICATION' | 'PENDING_REVIEW';
/** Broker price opinion: whether a valuation is ordered and done. */
export type BpoStatus =
  'BPO_NOT_REQUIRED' | 'BPO_REQUIRED' | 'UNKNOWN_BPO_STATUS' | 'BPO_PROCESSING' | 'BPO_COMPLETE';
/** Condition of the home. */
export type PropertyCondition =
  'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
/** Title search. */
export type TitleStatus =
  | 'TITLE_REQUIRED' | 'TITLE_NOT_REQUIRED' | 'PREQUAL_TITLE_PROCESSING' | 'PREQUAL_TITLE_COMPLETE'
  | 'FINAL_TITLE_PROCESSING' | 'FINAL_TITLE_COMPLETE' | 'UNKNOWN_TITLE_STATUS';
/** Where the funding checklist stands, once everything is signed. */
export type ChecklistStatus =
  'GEN_RESCISSION' | 'RESCISSION' | 'RECORDING' | 'FUNDABLE' | 'DIRECT_DEBT_PAYOFF' | 'FUNDING_DECISION';
/** Underwriting decision. */
export type Decision =
  | 'APPROVED' | 'ASSET_DEPLETION' | 'DECLINE' | 'ERROR' | 'FINAL' | 'INELIGIBLE' | 'INITIAL' | 'REVIEW'
  | 'SELECT' | 'UNKNOWN';
/** Why the decision is what it is. */
export type SubDecision =
  | 'BPO_PENDING' | 'CREDIT_FROZEN' | 'FINAL_OFFER' | 'UNKNOWN_SUBDECISION' | 'UNVERIFIED_DTI_LIMITED'
  | 'UNVERIFIED_OFFER' | 'UNVERIFIED_ONBOARDING_COMPLETE' | 'VERIFIED_DTI_LIMITED'
  | 'VERIFIED_INCOME_MATCHED_OFFER' | 'VERIFIED_OFFER' | 'VERIFIED_RESERVE_LIMITED';
/** Ways to prove income. */
export type IncomeSource =
  | 'EMPINFO' | 'MANUAL_PAYSTUB' | 'OTHER' | 'PLAID_TRANSACTIONS' | 'POINTSERV_1099_MISC'
  | 'POINTSERV_PAYROLL' | 'POINTSERV_TAX' | 'TRUV_FINANCIAL_ACCOUNTS' | 'TRUV_PAYROLL' | 'UNKNOWN';
/** Ways to prove income by what the tax authority has on record. */
export type TaxSource = 'POINTSERV_TAX' | 'POINTSERV_1099_MISC';
/** Where a search for tax records stands that the tax service could not answer at once. */
export type TaxSearch = 'LOOKING' | 'FOUND' | 'NONE' | 'ONE_YEAR';
/** Where the proof of one income source stands. */
export type IncomeSourceStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'VERIFIED' | 'NEEDS_MORE';
/** Fixed at the first draw; later draws float. */
export type RateType = 'UNKNOWN' | 'FIXED' | 'FLOATING';
/** Kinds of partner organization. Partner names are organization data, not part of this list. */
export type PartnerOrganization = 'ALL_IN' | 'AUTOPAY' | 'CREDIT_UNION' | 'BROKER';
/** What a condition asks of the borrower. */
export type ConditionCategory =
  | 'BANK_ACCOUNT_FRAUD_REVIEW' | 'FALSE_OWNERSHIP_TYPE_REVIEW' | 'GENERIC_DOCUMENT_REQUEST'
  | 'HARD_CREDIT_INQUIRY_REVIEW' | 'HELOC_MANUAL_PAYSTUB_UPLOAD' | 'ID_VERIFICATION_FAILURE'
  | 'IDENTITY_DOCUMENT_FRAUD_REVIEW' | 'MISSING_PHONE_NUMBER' | 'PROPERTY_LEGAL_DESCRIPTION'
  | 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' | 'REVIEW_TRUST_REQUIREMENTS';
/** Where a condition stands. */
export type ConditionStatus = 'REQUESTED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
/** Where the payoff of a debt stands. */
export type PayoffStatus = 'NEEDED' | 'REQUESTED' | 'SUBMITTED' | 'CONFIRMED' | 'PAID';
/** What a borrower agrees to; each is kept with the text version, time and address. */
export type ConsentType =
  | 'SOFT_CREDIT' | 'HARD_CREDIT' | 'TERMS' | 'PRIVACY' | 'ESIGN' | 'TCPA_MARKETING' | 'TCPA_SERVICE'
  | 'INCOME_SHARE' | 'AUTOPAY_AUTHORIZATION' | 'BANK_SHARE' | 'NOTARY_RECORDING' | 'IDENTITY_BIOMETRIC'
  | 'EMPLOYER_CONTACT' | 'VALUATION_ACCESS' | 'VALUATION_FEE' | 'PAYOFF_AUTHORIZATION' | 'JOINT_INTENT';
/** How the borrower uses the home. */
export type Occupancy = 'PRIMARY' | 'SECOND_HOME' | 'INVESTMENT';
/** How title is held. OTHER (a company, an irrevocable trust, a life estate) is refused where it is asked. */
export type Ownership = 'SOLE' | 'JOINT_SPOUSE' | 'JOINT_OTHER' | 'REVOCABLE_TRUST' | 'OTHER';
/** Why county records show another name. */
export type OwnershipReason = 'NAME_CHANGE' | 'RECENT_TRANSFER' | 'TRUST' | 'SPOUSE_ONLY' | 'NOT_OWNER';
/** Who a co-owner is to the borrower. */
export type CoOwnerRelation = 'SPOUSE' | 'DOMESTIC_PARTNER' | 'PARENT' | 'CHILD' | 'SIBLING' | 'OTHER';
/** Only for spouse-signature rules. */
export type MaritalStatus = 'MARRIED' | 'UNMARRIED' | 'SEPARATED';
/** Citizenship. */
export type Citizenship = 'US_CITIZEN' | 'PERMANENT_RESIDENT' | 'OTHER';
/** What the money is for. */
export type LoanPurpose =
  'HOME_IMPROVEMENT' | 'DEBT_CONSOLIDATION' | 'MAJOR_PURCHASE' | 'EDUCATION' | 'BUSINESS' | 'OTHER';
/** Whether the home is or was on the market. */
export type ListedForSale = 'NO' | 'YES' | 'LISTED_LAST_6_MONTHS';
/** Kinds of home. */
export type PropertyType =
  | 'SINGLE_FAMILY' | 'TOWNHOUSE' | 'PUD' | 'CONDO' | 'TWO_UNIT' | 'COOPERATIVE' | 'MANUFACTURED' | 'LOG'
  | 'MIXED_USE' | 'MULTI_UNIT' | 'UNKNOWN';
/** Debts secured by the home. */
export type LienType = 'FIRST' | 'SECOND' | 'HELOC' | 'PACE' | 'SOLAR' | 'TAX' | 'JUDGMENT';
/** Where a lien came from. */
export type LienSource = 'BUREAU' | 'RECORD' | 'BORROWER';
/** What the borrower says about a late account. */
export type DelinquencyAnswer = 'NOT_MINE' | 'PAID' | 'EXPLAIN';
/** Ways back from too much debt on the home. */
export type WinbackChoice = 'LOWER_AMOUNT' | 'PAY_OFF_LIEN' | 'REMOVE_PROPERTY' | 'DECLINE';
/** Assets that can stand in for income. */
export type AssetType = 'CHECKING' | 'SAVINGS' | 'BROKERAGE' | 'RETIREMENT';
/** Kinds of bank account. */
export type AccountType = 'CHECKING' | 'SAVINGS';
/** What the bureau answered. */
export type CreditOutcome =
  'OK' | 'NO_MATCH' | 'NO_MATCH_SSN' | 'NO_SCORE' | 'FROZEN' | 'LOCKED' | 'ERROR' | 'MINOR' | 'FRAUD_ALERT';
/** How far the soft pull has come. */
export type SoftCreditStatus = 'NOT_STARTED' | 'DISCLOSURE' | 'PULLING' | 'PROPERTY' | 'COMPLETE';
/** How far the hard pull has come. */
export type HardCreditStatus = 'NOT_STARTED' | 'DISCLOSURE' | 'PULLING' | 'TITLE' | 'COMPLETE';
/** What the property search found. */
export type PropertyOutcome = 'OK' | 'NONE' | 'MULTIPLE';
/** Who a person is to an application. */
export type IdentityType = 'BORROWER' | 'CO_BORROWER' | 'CO_DEEDER' | 'BROKER' | 'LOAN_ORIGINATOR' | 'AGENT';
/** What is done at the desk, as the audit trail calls it. */
export type DeskEvent =
  | 'review-opened' | 'review-seen' | 'review-taken' | 'review-left' | 'review-document-opened'
  | 'review-file-sent' | 'review-answered' | 'application-ended';
/** What became of an application, as the loan application register tells it (12 CFR 1003.4(a)(8)). */
export type RegisterAction = 'ORIGINATED' | 'NOT_ACCEPTED' | 'DENIED' | 'WITHDRAWN' | 'INCOMPLETE';
/** Kinds of profile. */
export type ProfileType = 'CUSTOMER' | 'AGENT';
/** How far a co-signer has come. */
export type SignerStatus = 'INVITED' | 'VIEWED' | 'APPLIED' | 'ID_DONE' | 'SIGNED' | 'DECLINED' | 'WITHDRAWN';
/** What the borrower asks for about another owner who has not signed. */
export type OwnerAction = 'AGAIN' | 'CORRECT' | 'IN_PERSON' | 'GONE';
/** A paper that shows that a person owns the home no longer: it waits for a person at the lender, or did not show it. */
export type OwnerProof = 'SENT' | 'UNREADABLE' | 'STILL_OWNER';
/** Read or not. */
export type NotificationStatus = 'UNREAD' | 'READ';
/** Why a notary session failed. */
export type NotaryError =
  'KBA_FAILED' | 'ID_FAILED' | 'NO_CAMERA' | 'LOCATION_DENIED' | 'NOTARY_LEFT' | 'DROPPED';
/** The word after a number of tries, by the plural form that the language has for it (CLDR). */
export type Tries = 'one' | 'other';
/** The ending of an ordinal number, by the form that the language has for it (CLDR). */
export type Ordinals = 'one' | 'two' | 'few' | 'other';
/** State of one milestone. */
export type TimelineState = 'done' | 'now' | 'next';
/** Departments with opening hours. */
export type Department = 'OPS_CHAT' | 'OPS_PHONE';
/** Days of the week. */
export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
/** Chat providers. */
export type ChatMode = 'twilio' | 'nice' | 'stream' | 'talkjs' | 'chatbot';
/** Why a chatbot answer was bad. */
export type ChatbotReason =
  'Answer too vague' | 'Not specific to my application' | 'Not what I was asking about' | 'Other';
/** Topics of the letter to the CEO. */
export type FeedbackTopic = 'Improve our product' | 'Give us a compliment';
/** Logo of equal opportunity in the footer. */
export type FooterImage = 'EOL' | 'EHL' | 'EHO';
/** Where a request for correction stands. */
export type CorrectionStatus = 'REQUESTED' | 'ACCEPTED' | 'REJECTED';
/** What a borrower asks to correct. */
export type CorrectionField =
  | 'Name' | 'Date of birth' | 'Contact details' | 'Home address' | 'Ownership' | 'Income' | 'Debts'
  | 'Something else';
/** Why a county rejected a deed. */
export type DeedRejection = 'NAME' | 'LEGAL_DESCRIPTION' | 'NOTARY_BLOCK' | 'FEE' | 'ILLEGIBLE';
/** An answer of a company that is looked for. */
export type SlowAnswer =
  'TAX_RECORDS' | 'IDENTITY' | 'FLOOD' | 'TITLE' | 'VALUATION' | 'PAYOFF_LETTERS' | 'DEED' | 'PAYMENT';
/** How the home is valued. */
export type ValuationKind = 'EXTERIOR' | 'INTERIOR';
/** States of the application machine. */
export type MachineState =
  | 'profile' | 'ssnCredit' | 'errorCredit' | 'incorrectPin' | 'noCredit' | 'noProperty' | 'datatreeError'
  | 'uwReview' | 'assetDepletion' | 'liens' | 'product' | 'moreProfile' | 'hmda' | 'waitSummary'
  | 'appSummary' | 'docVerify' | 'documents' | 'manualPaystubUpload' | 'incomeReview' | 'emplVerify'
  | 'waitMerchant' | 'lienAttestation' | 'autopay' | 'manualAutopay' | 'ach' | 'waitSign' | 'sign' | 'codeed'
  | 'waitNotary' | 'notary' | 'insurance' | 'waitFund' | 'declined' | 'dtiDeclined' | 'creditScoreDeclined'
  | 'delinquency' | 'complete' | 'bpo' | 'bpoProcessing';
export type Step =
  | (
      | 'APP_SUBMISSION' | 'ASSETS_PREQUAL' | 'ATTORNEY_REVIEW' | 'AUTOPAY_ACCOUNT' | 'BPO_ORDER_REQUEST'
      | 'CANCELLED' | 'CLTV_LIEN_POSITION_REQUALIFY' | 'COLLECT_ADDITIONAL_INFO' | 'COMPLETE' | 'CO_DEED_REQ'
      | 'CO_SIGNED' | 'CO_SIGNER_INVITED' | 'CO_BORROWER_APPLICATION' | 'CO_BORROWER_APPLIED' | 'CREDIT_ERROR'
      | 'CREDIT_MINOR' | 'CREDIT_NO_MATCH' | 'CREDIT_NO_MATCH_SSN' | 'DECLINED' | 'DEED_SIGNING'
      | 'DELINQUENCY_REVIEW' | 'DIRECT_DEBT_PAYOFF' | 'DISBURSEMENT_ACCOUNT' | 'EMPLOYMENT_VERIFICATION'
      | 'FACTA_REVIEW' | 'FINAL_OFFER' | 'FUNDABLE' | 'FUNDING_DECISION' | 'HARD_CREDIT_LOCKED_OR_FROZEN'
      | 'HARD_CREDIT_PULL' | 'HMDA' | 'IDENTITY_VERIFICATION' | 'INCOME_VERIFICATION' | 'IN_PROGRESS'
      | 'LIEN_ATTESTATION' | 'LIEN_VERIFICATION' | 'MANUAL_DEED_SIGNING' | 'MULTIPLE_PROPERTIES'
      | 'NOTARY_WAITING_PERIOD' | 'NOTE_SIGNING' | 'NO_AVM_FOUND' | 'NO_PROPERTY_FOUND' | 'OFFER_SELECTION'
      | 'PAYOFF_REQUEST_PENDING' | 'PREQUAL_TITLE' | 'RECORDING' | 'RESCISSION' | 'REVISED_OFFER_SELECTION'
      | 'SOFT_CREDIT_LOCKED_OR_FROZEN' | 'TRUST_AND_INSURANCE' | 'UNKNOWN' | 'VERIFIED_AUTOPAY_ACCOUNT'
    )
  | { [k: string]: unknown };
export type Step1 = string;
/** Why a borrower asks us to look at a decline again. */
export type AppealKind = 'MISTAKE' | 'CHANGE';
/** What came of an appeal. */
export type AppealOutcome = 'UPHELD' | 'REOPENED';
/** What a person at the lender may ask the borrower to upload: those of documentType that a borrower has. */
export type AskableDocument =
  | 'SUPPORT' | 'BANK_STATEMENT' | 'USER_UPLOADED_PAYSTUB' | 'TAX_RETURN' | 'DEED' | 'TAX_BILL'
  | 'MORTGAGE_STATEMENT' | 'UTILITY_BILL' | 'CERTIFICATE_OF_TRUST' | 'PROPERTY_DESCRIPTION_SOURCE'
  | 'CANCELLATION_PROOF' | 'INSURANCE_DECLARATIONS' | 'SELFIE' | 'OTHER';
/** What a person decides about a document that was sent for a condition. */
export type ConditionVerdict = 'ACCEPTED' | 'REJECTED';

/** Every closed list of words in the domain, one definition each. */
export interface Enumerations { [k: string]: unknown }
