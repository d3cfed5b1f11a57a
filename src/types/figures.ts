/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Correction } from './correction.ts';
import type { AppealKind, AppealOutcome, CoOwnerRelation, CreditOutcome, IdentityType, IncomeSource, IncomeSourceStatus, Occupancy, OwnerProof, PayoffStatus, PropertyCondition, PropertyType, SignerStatus, TimelineState, UsState } from './enumerations.ts';
import type { Postal, UsMail } from './address.ts';

/** Every request for correction, the oldest first. */
export type Corrections = Correction[];

/** Read-only values that the server computes for the pages. */
export interface Figures {
  /** What prices the offer; the browser computes the same quote from it. */
  offerInputs?: {
    /** Value of the home, dollars. */
    value: number;
    /** Open debts kept on the home, dollars. */
    openLiens: number;
    /** Debts that the line pays off, dollars. */
    payoffs?: number;
    /** Fee of a valuation that was ordered, dollars. */
    valuationFee?: number;
    /** Credit score. */
    fico: number;
    /** 1 or 2. */
    lienPosition: number;
    /** Use of the home. */
    occupancy: Occupancy;
    /** State. */
    state: UsState;
    /** Homes in the building. */
    units: number;
    /** Kind of home. */
    propertyType: PropertyType;
    /** Whether the borrower is self-employed. */
    selfEmployed?: boolean;
    /** Average prime offer rate. In percent. */
    apor?: number;
    /** Prime rate. In percent. */
    prime?: number;
    /** Income in a month, dollars. */
    monthlyIncome?: number;
    /** Debts, housing costs and dues in a month, dollars. */
    monthlyDebts?: number;
    /** Whether income is verified. */
    incomeVerified?: boolean;
    /** Largest line, whole dollars. */
    maxAmount?: number;
    /** Smallest line, whole dollars. */
    minAmount?: number;
    /** Version of this price. */
    version?: string;
    /** Until when it holds. */
    holdUntil?: string;
  };
  /** Old and new offer, when it changed. */
  revision?: {
    /** Why. */
    cause?: string;
    /** One offer in short. */
    before?: {
      /** Line amount in whole dollars. */
      amount?: number;
      /** Years. */
      term?: number;
      /** Rate. In percent. */
      ratePercent?: number;
      /** Payment in a month. In cents. */
      paymentCents?: number;
      /** Origination fee. In percent. */
      feePercent?: number;
      /** Whether autopay was chosen. */
      autopay?: boolean;
      /** Income that it rested on. In cents. */
      monthlyIncomeCents?: number;
    };
    /** One offer in short. */
    after?: {
      /** Line amount in whole dollars. */
      amount?: number;
      /** Years. */
      term?: number;
      /** Rate. In percent. */
      ratePercent?: number;
      /** Payment in a month. In cents. */
      paymentCents?: number;
      /** Origination fee. In percent. */
      feePercent?: number;
      /** Whether with autopay. */
      autopay?: boolean;
      /** Income that it rests on. In cents. */
      monthlyIncomeCents?: number;
    };
  };
  /** The offer as the borrower last chose it. */
  chosen?: {
    /** Line amount in whole dollars. */
    amount?: number;
    /** Years. */
    term?: number;
    /** Rate. In percent. */
    ratePercent?: number;
    /** Origination fee. In percent. */
    feePercent?: number;
    /** Whether with autopay. */
    autopay?: boolean;
    /** Payment in a month. In cents. */
    paymentCents?: number;
    /** Initial draw. In cents. */
    drawCents?: number;
    /** Origination fee. In cents. */
    feeCents?: number;
  };
  /** Cards of the income page. */
  incomeSources?: {
    /** Way of proof. */
    type: IncomeSource;
    /** Title. */
    label: string;
    /** Employer. */
    employer?: string;
    /** Where it stands. */
    status: IncomeSourceStatus;
    /** One sentence. */
    text?: string;
    /** Stated income in a year, whole dollars. */
    annual?: number;
    /** Ways to prove it, the usual one first. */
    ways?: IncomeSource[];
    /** How often linking failed, by the way that failed most. */
    failedLinks?: number;
    /** Verified income in a month. In cents. */
    monthlyCents?: number;
    /** Documents needed. */
    numDocsRequired?: number;
  }[];
  /** What was read from the last paystub. */
  paystub?: {
    /** Employer. */
    employer?: string;
    /** Pay date. */
    payDate?: string;
    /** Gross pay. In cents. */
    grossCents?: number;
  };
  /** Milestones in order. */
  timeline?: {
    /** Identifier. */
    id: string;
    /** What happens. */
    label: string;
    /** When known: the ISO time of what happened, or the day, yyyy-MM-dd, of what is to come. */
    date?: string;
    /** Done, now or next. */
    state: TimelineState;
    /** One sentence. */
    text?: string;
  }[];
  /** Milestones in order. */
  milestones?: {
    /** Identifier. */
    id: string;
    /** What happens. */
    label: string;
    /** Date, yyyy-MM-dd, when known. */
    date?: string;
    /** Done, now or next. */
    state: TimelineState;
    /** One sentence. */
    text?: string;
  }[];
  /** Right to cancel. */
  rescission?: {
    /** Whether there is one. */
    applies: boolean;
    /** Last day. */
    deadline?: string;
    /** When the money is expected. */
    fundsOn?: string;
  };
  /** The line in numbers. */
  payment?: {
    /** Payment in a month. In cents. */
    monthlyCents?: number;
    /** First due date. */
    firstDueDate?: string;
    /** Initial draw. In cents. */
    drawCents?: number;
    /** Origination fee. In cents. */
    feeCents?: number;
    /** Cash to the borrower. In cents. */
    cashCents?: number;
    /** Estimated recording fees and taxes. In cents. */
    recordingCents?: number;
    /** Valuation that was ordered; 0 without one. In cents. */
    valuationCents?: number;
    /** Notary in person; 0 without one. In cents. */
    notaryCents?: number;
    /** Rate (APR). In percent. */
    aprPercent?: number;
    /** Annual cost including the origination fee. In percent. */
    costRatePercent?: number;
    /** Total of payments. In cents. */
    totalCents?: number;
    /** Margin over Prime. In percent. */
    marginPercent?: number;
    /** Last payment. In cents. */
    lastPaymentCents?: number;
    /** When the money was sent. */
    sentAt?: string;
  };
  /** The decision, for notices. */
  decision?: {
    /** Principal reasons. */
    reasons?: {
      /** Code. */
      code?: string;
      /** HMDA code. */
      hmda?: string;
      /** Words of Form C-1. */
      text: string;
      /** What would help. */
      help?: string;
    }[];
    /** Decision date. */
    date?: string;
    /** Amount asked, whole dollars. */
    amount?: number;
    /** Product. */
    product?: string;
    /** The notice. */
    documentUuid?: string;
    /** Whether it is final. */
    final?: boolean;
    /** Limit of debt to income. In percent. */
    limitPercent?: number;
    /** Debt to income with the smallest line over the longest term. In percent. */
    leastDtiPercent?: number;
    /** Debt to income. In percent. */
    dtiPercent?: number;
    /** Debts in a month with the payment of the line. In cents. */
    monthlyDebtsCents?: number;
    /** Income in a month. In cents. */
    monthlyIncomeCents?: number;
    /** Whether a credit bureau's report was used. */
    creditReport?: boolean;
  };
  /** What the last notice of incompleteness asked for. */
  incomplete?: {
    /** What is missing. */
    asks: string;
    /** The last day on which it may come. */
    by: string;
  };
  /** The appeal against a decline, and its answer. */
  appeal?: {
    /** What the borrower says about the decision. */
    kind: AppealKind;
    /** In the borrower’s words. */
    explanation: string;
    /** When it was sent. */
    sentOn: string;
    /** The day by which we promised to answer. */
    answerBy: string;
    /** The answer; absent until there is one. */
    outcome?: AppealOutcome;
    /** When it was answered. */
    answeredOn?: string;
  };
  /** Why there is no room for a line yet, and which debts it could pay off to make room. */
  winback?: {
    /** Debts on the home, whole dollars. */
    owed: number;
    /** Largest line beside them, whole dollars. */
    room: number;
    /** Smallest line that we make, whole dollars. */
    smallest?: number;
    /** One for each debt whose payoff makes room. */
    options: {
      /** Identifier of the debt. */
      uuid: string;
      /** Lender. */
      lender: string;
      /** What is owed, whole dollars. */
      balance: number;
      /** Largest line once it is paid off, whole dollars. */
      maxLine: number;
      /** The line's place on the home then. */
      lienPosition: number;
    }[];
  };
  /** What the bureau said, for notices. */
  credit?: {
    /** Bureau. */
    bureau?: string;
    /** Address of the bureau. */
    address?: string;
    /** Phone of the bureau. */
    phone?: string;
    /** Score. */
    score?: number;
    /** Lowest possible. */
    scoreMin?: number;
    /** Highest possible. */
    scoreMax?: number;
    /** Date of the score. */
    date?: string;
    /** Key factors. */
    factors?: string[];
    /** Answer of the bureau. */
    outcome?: CreditOutcome;
  };
  /** Homes that match the address. */
  properties?: {
    /** Identifier. */
    uuid: string;
    /** Address. */
    address: string;
    /** Unit. */
    unit?: string;
    /** Parcel number. */
    apn?: string;
    /** Owner in county records. */
    ownerOfRecord?: string;
  }[];
  /** Property details card. */
  property?: {
    /** Address. */
    address?: string;
    /** Value. In cents. */
    valueCents?: number;
    /** Condition. */
    condition?: PropertyCondition;
    /** Owner in county records. */
    ownerOfRecord?: string;
  };
  /** Debts that the line pays off. */
  payoffs?: Payoff[];
  /** Those whose creditor's amount is not confirmed. */
  payoffsOpen?: Payoff[];
  /** Those whose creditor's amount is confirmed. */
  payoffsConfirmed?: Payoff[];
  /** An earlier loan or line against the equity of the home, where the law of the state asks for a time between two. */
  earlierLoan?: {
    /** When it was closed, yyyy-MM-dd. */
    closedOn?: string;
    /** It is not paid off, and the law allows one at a time. */
    open?: boolean;
    /** First day on which the next may be closed, yyyy-MM-dd; absent unless it is later than the day that holds anyway. */
    waitUntil?: string;
  };
  /** The flood determination. */
  flood?: {
    /** NFIP community. */
    communityNumber?: string;
    /** Map panel. */
    panelNumber?: string;
    /** Date of the determination, yyyy-MM-dd. */
    determinedOn?: string;
  };
  /** People who must sign. */
  signers?: Signer[];
  /** Those of them who have not signed and still must. */
  signersOpen?: Signer[];
  /** Those who were to borrow too, and without whom the borrower continued. */
  signersDropped?: Signer[];
  /** Income proved so far, in a year. In cents. */
  confirmedIncomeCents?: number;
  /** When notaries are there, in words. */
  notaryHours?: string;
  /** Times with a notary. */
  notarySlots?: {
    /** NOW or the start. */
    id: string;
    /** Start. ISO 8601 with a time zone. */
    start?: string;
    /** As shown. */
    label: string;
    /** Whether it is free. */
    available?: boolean;
  }[];
  /** The booked session. */
  notary?: {
    /** Notary. */
    name?: string;
    /** Date and time as shown. */
    confirmedFor?: string;
    /** Time zone (IANA) of the browser in which the time was chosen. */
    timeZone?: string;
    /** What to bring. */
    bring?: string;
    /** Where. */
    location?: string;
    /** Fee. In cents. */
    feeCents?: number;
  };
  /** Where the borrower stands with the site of the company that links banks. Absent where the login is on our page. */
  bankVisit?: 'DUE' | 'STARTED';
  /** Where the borrower stands with the site of the company that proves incomes. Absent where the login is on our page. */
  incomeVisit?: 'DUE' | 'STARTED';
  /** Identity questions: where they stand, and their limits. Absent once they are answered. */
  kba?: {
    /** Questions. */
    questions?: {
      /** Identifier. */
      id: string;
      /** Question. */
      text: string;
      /** Answers. */
      choices: string[];
    }[];
    /** READY: the borrower may start a set. ASKED: its clock runs. LATE: its time ran out. LOCKED: not now. EARLY: the time with the notary is still to come. PAST: it has gone by. */
    state?: 'READY' | 'ASKED' | 'LATE' | 'LOCKED' | 'EARLY' | 'PAST';
    /** Tries left. */
    attemptsLeft?: number;
    /** A set was answered, and not well enough. */
    missed?: boolean;
    /** Until when to answer. ISO 8601 with a time zone. */
    deadline?: string;
    /** Until when locked. ISO 8601 with a time zone. */
    lockedUntil?: string;
    /** From when a set may be started for the time with the notary. ISO 8601 with a time zone. */
    opensAt?: string;
    /** How long before that time it opens. In minutes. */
    earlyMinutes?: number;
    /** Questions in a set. */
    count?: number;
    /** Right answers that are enough. */
    right?: number;
    /** Time for a set. In seconds. */
    seconds?: number;
    /** Time for a set. In minutes. */
    minutes?: number;
    /** The borrower is warned so long before the end. In seconds. */
    warnSeconds?: number;
    /** Sets that may be answered wrong. */
    tries?: number;
    /** How long the questions are locked then. In hours. */
    lockHours?: number;
  };
  /** What the policy must cover. */
  insuranceRequirement?: {
    /** Dwelling coverage, whole dollars. */
    dwelling?: number;
    /** Whether flood insurance is needed. */
    floodRequired?: boolean;
    /** Flood coverage, whole dollars. */
    flood?: number;
    /** Clause to copy. */
    mortgageeClause?: string;
  };
  /** Last digits, to recognize. */
  masks?: {
    /** Social Security number. */
    ssn?: string;
    /** Account that receives the money. */
    disburse?: string;
    /** Account that pays. */
    autopay?: string;
  };
  /** Fees outside the line. */
  fees?: {
    /** Valuation when no automated one exists. In cents. */
    valuationCents?: number;
    /** Notary in person. In cents. */
    manualNotaryCents?: number;
    /** Recording. In cents. */
    recordingCents?: number;
  };
  corrections?: Corrections;
  /** The last request for correction. */
  correction?: Correction;
  /** What is saved, in words. */
  saved?: string[];
  /** Reference for support. */
  referenceId?: string;
  /** Combined loan to value today. In percent. */
  cltvPercent?: number;
  /** Debt to income today. In percent. */
  dtiPercent?: number;
  /** When the consent to electronic documents was withdrawn; absent while it stands. ISO 8601 with a time zone. */
  esignWithdrawnAt?: string;
  paper?: PaperCopies;
  /** The largest share of the home's value that all debts may reach for this borrower. In percent. */
  cltvLimitPercent?: number;
  /** Email of support. */
  supportEmail?: string;
  conditions?: ConditionNews;
}
/** What a person at the lender prints and mails. */
export interface PaperCopies {
  /** Where it goes. */
  to?: Postal;
  /** The documents that still have to be mailed; absent while there are none. */
  titles?: string;
  /** When the first of them was asked for. ISO 8601 with a time zone. */
  since?: string;
  /** When a person last said that copies are in the mail. ISO 8601 with a time zone. */
  mailedAt?: string;
  /** The documents that were mailed then; absent where none were. */
  mailed?: string;
}
/** The newest that there is to tell of conditions about which a person at the lender decides; each changes when there is more to tell. */
export interface ConditionNews {
  /** The newest that waits for the borrower. */
  raised?: string;
  /** The newest of which something was not accepted. */
  rejected?: string;
  /** The newest that was settled. */
  settled?: string;
}
/** A person who signs the deed beside the borrower. */
export interface Signer {
  /** Identifier. */
  uuid?: string;
  /** First and last name. */
  name: string;
  /** First name. */
  first?: string;
  /** Where the invitation goes. */
  email?: string;
  /** Phone. */
  phone?: string;
  /** Relation to the borrower. */
  relation?: CoOwnerRelation;
  /** Role. */
  role?: IdentityType;
  /** Where it stands. */
  status: SignerStatus;
  /** How many invitations were sent. */
  sends?: number;
  /** When the last invitation was sent. ISO 8601 with a time zone. */
  invitedAt?: string;
  /** Until when the last invitation can be opened. ISO 8601 with a time zone. */
  expiresAt?: string;
  /** The invitation was not opened in time, or not at all since. */
  expired?: boolean;
  /** Why they would rather not sign, in their own words. */
  declineReason?: string;
  /** Where it stands and what to do, in words. */
  note?: string;
  /** Signs on paper, as a person arranges it: by wish, or because the borrower takes no electronic documents and they have not opened their part. */
  inPerson?: boolean;
  /** They opened their own part of the application, which tells them by itself what becomes of it. */
  opened?: boolean;
  /** What became of the paper that shows that they own the home no longer. */
  proof?: OwnerProof;
}
/** A debt that the line pays off. */
export interface Payoff {
  /** Identifier. */
  uuid?: string;
  /** Creditor. */
  creditor: string;
  /** Last digits. */
  mask?: string;
  /** Payoff amount; until the creditor states it, what the borrower owes as far as we know. In cents. */
  amountCents?: number;
  /** The last day on which this amount pays the debt off. */
  goodThrough?: string;
  /** Interest in a day. In cents. */
  perDiemCents?: number;
  /** Where it stands. */
  status?: PayoffStatus;
  /** Where the creditor takes checks. */
  payTo?: UsMail;
  /** The letter that the borrower uploaded. */
  letterUuid?: string;
}
