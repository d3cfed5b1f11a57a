/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { ApplicationProgress, BpoStatus, ChecklistStatus, CreditOutcome, Decision, DeedRejection, EmploymentType, HardCreditStatus, IdentityDocumentType, IncomeSource, IncomeSourceStatus, ListedForSale, LoanPurpose, NotaryError, OwnershipReason, PayMode, Progress, PropertyCondition, PropertyOutcome, PropertyType, SlowAnswer, SoftCreditStatus, Step, SubDecision, TitleStatus, UsState, Verification } from './enumerations.ts';
import type { Consent } from './consent.ts';
import type { Document } from './document.ts';
import type { Condition } from './condition.ts';

/** One application for a home equity line of credit. */
export interface Application {
  /** Identifier; part of every address. */
  uuid: string;
  /** Shown as Application ID. */
  loanNumber?: string;
  /** Title in lists. */
  title?: string;
  /** Whether it is the current one. */
  active?: boolean;
  /** Lender. */
  organizationCode?: string;
  /** Flags of the application. Monotone: once a stage is passed, its flags stay. */
  status?: {
    /** How far the soft pull has come. */
    softCreditStatus?: SoftCreditStatus;
    /** Answer to the soft pull. */
    creditOutcome?: CreditOutcome;
    /** How far the hard pull has come. */
    hardCreditStatus?: HardCreditStatus;
    /** Answer to the hard pull. */
    hardCreditOutcome?: CreditOutcome;
    /** In a part: a person at the lender could not clear what the credit file of this co-borrower says, so that they do not borrow. */
    coBorrowerRefused?: boolean;
    /** The income of someone who borrows too counts, and is not proved. How much it is, only they see. */
    coBorrowerIncomeOpen?: boolean;
    /** The credit of someone who borrows too cannot be checked until they do something. What it is, only they are told. */
    coBorrowerCreditStopped?: boolean;
    /** The credit file is frozen and needs a PIN. */
    creditFrozenWithPin?: boolean;
    /** Pulls made today. */
    creditAttempts?: number;
    /** What the property search found. */
    propertyOutcome?: PropertyOutcome;
    /** The property search is done. */
    propertyComplete?: boolean;
    /** County records have no match. */
    datatreeNoMatch?: boolean;
    /** County records show another owner. */
    ownershipMismatch?: boolean;
    /** A person couldn't read what the borrower sent to show who owns the home. */
    ownershipPaperRefused?: boolean;
    /** No automated valuation is available. */
    noAvm?: boolean;
    /** The owner gave an estimate of the value. */
    valueEstimated?: boolean;
    /** The borrower confirmed the liens. */
    liensComplete?: boolean;
    /** Recent inquiries must be explained. */
    inquiryAttestNeeded?: boolean;
    /** Recent inquiries are explained. */
    inquiryAttestComplete?: boolean;
    /** Late payments are under review. */
    delinquencyReview?: boolean;
    /** The borrower explained them. */
    delinquencyExplained?: boolean;
    /** Underwriting decision. */
    uwDecision?: Decision;
    /** Why. */
    uwSubDecision?: SubDecision;
    /** Declined for debt to income. */
    dtiDecline?: boolean;
    /** Declined for the credit score. */
    creditScoreDecline?: boolean;
    /** Too much debt on the home; the borrower can make room. */
    requalify?: boolean;
    /** An appeal opened the application; the borrower checks income and debts before it is decided again. */
    reopened?: boolean;
    /** The offer changed and must be chosen again. */
    revisedOffer?: boolean;
    /** The borrower submitted the application. */
    summarySubmitted?: boolean;
    /** The application disclosures are ready. */
    appDisclosuresReady?: boolean;
    /** Summary documents are ready. */
    disclosurelistSummaryReady?: boolean;
    /** Summary documents are signed. */
    disclosurelistSummaryComplete?: boolean;
    /** Closing documents are ready. */
    disclosurelistClosingReady?: boolean;
    /** Closing documents are signed. */
    disclosurelistClosingComplete?: boolean;
    /** Notary documents are ready. */
    disclosurelistNotaryReady?: boolean;
    /** Notary documents are signed. */
    disclosurelistNotaryComplete?: boolean;
    /** The note is ready. */
    noteReady?: boolean;
    /** A paystub must be uploaded. */
    manualPaystubUpload?: boolean;
    /** The paystubs were read. */
    manualPaystubTasksComplete?: boolean;
    /** The employer must confirm the work. */
    employmentVerificationNeeded?: boolean;
    /** Income is verified. */
    incomeVerified?: boolean;
    /** Check of the bank account. */
    giactAccountStatus?: Verification;
    /** The borrower confirmed the bank page. */
    bankConfirmed?: boolean;
    /** The autopay account was linked together with the first one. */
    autopayLinked?: boolean;
    /** The identity document was accepted. */
    identityVerified?: boolean;
    /** The identity document must be sent again. */
    idReupload?: boolean;
    /** The identity document was sent, and its check takes a while: true until it has ended. */
    identityChecking?: boolean;
    /** What was wrong with it. */
    idRejectReason?: string;
    /** Which part of it. */
    idRejectField?: 'name' | 'birthDate' | 'expiry' | 'document' | 'picture' | 'selfie';
    /** Tries. */
    idAttempts?: number;
    /** Broker price opinion. */
    bpo?: BpoStatus;
    /** What a company has not answered for too long. */
    slowAnswer?: SlowAnswer;
    /** Which of the two this lender orders. */
    valuationProduct?: 'BPO' | 'EVALUATION';
    /** The order of the valuation is not accepted yet. */
    valuationRequested?: boolean;
    /** The home could not be valued from outside. */
    valuationVisit?: boolean;
    /** Title search. */
    title?: TitleStatus;
    /** Condition of the home as reported. */
    condition?: PropertyCondition;
    /** A payoff letter is awaited. */
    payoffPending?: boolean;
    /** The borrower authorized the payoff request. */
    payoffAuthorized?: boolean;
    /** The payoff amounts are more than the line pays out. */
    payoffShort?: boolean;
    /** Debts are being paid off. */
    directDebtPayoff?: boolean;
    /** The final title search found something that a person has to look at. */
    titleReview?: boolean;
    /** The borrower sent the documents of the trust. */
    trustSent?: boolean;
    /** A person accepted the documents of the trust. */
    trustAccepted?: boolean;
    /** The flood certificate is awaited. */
    waitingOnFloodCert?: boolean;
    /** Flood zone. */
    floodZone?: string;
    /** Flood insurance is required. */
    floodRequired?: boolean;
    /** The borrower confirmed the notice of special flood hazards. */
    floodAcknowledged?: boolean;
    /** The borrower signed in front of the notary. */
    primaryParticipantAcceptComplete?: boolean;
    /** The deed was signed in person. */
    manualDeedSigningComplete?: boolean;
    /** The county needs a notary in person. */
    manualNotary?: boolean;
    /** An attorney reviews the documents. */
    attorneyReview?: boolean;
    /** Until when the law makes the borrower wait. */
    notaryWaitUntil?: string;
    /** The law has the agreement signed at an office, and it is not signed yet. */
    signsAtOffice?: boolean;
    /** A co-owner must sign. */
    coDeedRequired?: boolean;
    /** The identity questions were answered. */
    kbaPassed?: boolean;
    /** Tries. */
    kbaAttempts?: number;
    /** Until when the questions are locked. ISO 8601 with a time zone. */
    kbaLockedUntil?: string;
    /** Why the last session failed. */
    notaryError?: NotaryError;
    /** Where the funding checklist stands. */
    checklistStatus?: ChecklistStatus;
    /** The borrower may cancel within three business days. */
    rescissionApplies?: boolean;
    /** Last day on which the borrower may cancel. */
    rescissionEndsOn?: string;
    /** The borrower cancelled in that time. */
    rescinded?: boolean;
    /** How a cancelled application ended: withdrawn before a decision, approved and not accepted, closed because answers were missing, approved and left alone, or cancelled within the right to cancel. */
    ended?: 'WITHDRAWN' | 'NOT_ACCEPTED' | 'INCOMPLETE' | 'EXPIRED' | 'RESCINDED';
    /** A person found no notice to cancel in the mail. */
    paperNoticesChecked?: boolean;
    /** The deed is recorded. */
    recorded?: boolean;
    /** Why the county rejected the deed. */
    deedRejected?: DeedRejection;
    /** The borrower's money: on its way, returned by the bank, or waiting for a person after the borrower named another account. */
    payout?: 'SENT' | 'RETURNED' | 'CORRECTED';
    /** The application was cancelled. */
    cancelled?: boolean;
    /** The money was sent. */
    funded?: boolean;
    /** A person compares the balances that the borrower corrected with the statements. */
    balancesInReview?: boolean;
    /** The statements do not show the corrected balances; others are asked for. */
    balancesRefused?: boolean;
    /** The work that a waiting step stands for was given up after its last try. */
    timedOut?: boolean;
    /** Work was given up so often that a person has to look why. */
    stalled?: boolean;
  };
  /** Progress as shown. */
  progress?: ApplicationProgress;
  /** Server step, or null. */
  step?: Step | null;
  /** What the borrower agreed to. */
  consents?: Consent[];
  /** The home that secures the line. */
  selectedPropertyUuid?: string;
  /** The home that secures the line. */
  property?: {
    /** Same as selectedPropertyUuid. */
    uuid?: string;
    /** State. */
    state?: UsState;
    /** County. */
    county?: string;
    /** Parcel number. */
    apn?: string;
    /** Owner in county records. */
    ownerOfRecord?: string;
    /** Kind of home. */
    propertyType?: PropertyType;
    /** Homes in the building that belong to it. */
    units?: number;
    /** Condition. */
    condition?: PropertyCondition;
    /** Value used. In cents. */
    valueCents?: number;
    /** AVM, BPO or OWNER. */
    valueSource?: string;
    /** Whether it is on the market. */
    listedForSale?: ListedForSale;
    /** Whether title changed in the last 90 days. */
    titleChangedRecently?: boolean;
    /** Why records show another owner. */
    ownershipReason?: OwnershipReason;
    /** Flood zone. */
    floodZone?: string;
    /** Whether the county records deeds signed online. */
    remoteNotaryAllowed?: boolean;
  };
  /** What the money is for. */
  purpose?: LoanPurpose;
  /** Amount wanted, in whole dollars. */
  requestedAmount?: number;
  /** Term in years; 0 until chosen. */
  term?: number;
  /** Line amount in whole dollars; 0 until chosen. */
  amount?: number;
  /** Rate (APR); 0 until chosen. In percent. */
  rate?: number;
  /** Origination fee, of the initial draw. In percent. */
  feePercent?: number;
  /** Initial draw in dollars. */
  uwCalculatedDrawAmount?: number;
  /** Value used, in dollars. */
  adjustedHomeAmount?: number;
  /** Whether the demographic questions were answered. */
  hasHmda?: boolean;
  /** Documents. */
  documents?: Document[];
  /** What the borrower was asked for by underwriters, the oldest first. */
  conditions?: Condition[];
  /** Income as stated. */
  incomeSources?: {
    /** Identifier. */
    uuid?: string;
    /** Way of proof. */
    type?: IncomeSource;
    /** Work. */
    employmentType?: EmploymentType;
    /** Where the proof stands. */
    status?: IncomeSourceStatus;
  }[];
  /** Account that receives the money. */
  disburseAccount?: {
    /** Identifier. */
    uuid?: string;
    /** Routing number. */
    routingNumber?: string;
    /** Last digits. */
    mask?: string;
    /** Masked account number. */
    accountNumber?: string;
    /** Bank. */
    bankName?: string;
  };
  /** Account that pays. */
  autopayAccount?: {
    /** Identifier. */
    uuid?: string;
    /** Last digits. */
    mask?: string;
    /** Bank. */
    bankName?: string;
  };
  /** Autopay or manual. */
  payType?: PayMode;
  /** Assets instead of income. */
  assetDepletion?: {
    /** Whether it is settled. */
    complete?: boolean;
    /** Whether statements were sent that a person has to read. */
    sent?: boolean;
    /** Whether other statements are needed. */
    refused?: boolean;
  };
  /** Insurance. */
  insurance?: {
    /** Whether it was checked. */
    complete?: boolean;
  };
  /** Signing of the co-owners; COMPLETE for a sole owner. */
  coDeedStatus?: Progress;
  /** Whether the line is paid out in crypto. */
  isCrypto?: boolean;
  /** Time asked for signing in person. ISO 8601 with a time zone. */
  requestedManualNotaryTime?: string;
  /** Who referred the borrower. */
  referrer?: {
    /** Loan officer or broker. */
    referrerUuid?: string;
  };
  /** v1 for the present signer flow. */
  additionalSignerVersion?: string;
  /** While a borrower applies: their application that is still open for the same home. Found, never stored. */
  sameHome?: {
    /** Its identifier. */
    uuid?: string;
    /** Its number. */
    loanNumber?: string;
  };
  /** While someone registers: a loan officer or broker began it with them. Found, never stored. */
  invited?: boolean;
  /** While a borrower applies who has as many open applications as one may have: the newest of them. Found, never stored. */
  mostOpen?: {
    /** Its identifier. */
    uuid?: string;
    /** Its number. */
    loanNumber?: string;
  };
  /** Additional signers. */
  helocSigners?: {
    /** Identity. */
    identityUuid?: string;
  }[];
  /** The document that the borrower shows. */
  identityDocument?: {
    /** Kind. */
    type?: IdentityDocumentType;
    /** State that issued it. */
    issuingState?: UsState;
    /** Until when it is valid. */
    expiresOn?: string;
  };
  /** Bookkeeping. */
  auditFields?: {
    /** When it began. ISO 8601 with a time zone. */
    createdDate?: string;
    /** When it last changed. ISO 8601 with a time zone. */
    updatedDate?: string;
  };
}
