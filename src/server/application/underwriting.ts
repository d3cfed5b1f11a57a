/** What the server knows and never shows: reports of outside parties, right answers, counters, timestamps. */

import type { Application } from '../../types/application.ts';
import type { Correction } from '../../types/correction.ts';
import type { TaxSource } from '../../types/enumerations.ts';
import type { Liens } from '../../types/liens.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';
import type { FloodDetermination } from '../platform/parties/flood/party.ts';
import type { AutomatedValue, PropertyFinding } from '../platform/parties/property-data/party.ts';
import type { TitleReport } from '../platform/parties/title-search/party.ts';

type Debt = NonNullable<Liens['debts']>[number];

export type Underwriting = {
  credit?: CreditReport;
  hardCredit?: CreditReport;
  /** Soft pulls, oldest first, in milliseconds since 1970: at most five in a day. */
  softPulls?: number[];
  hardPulls?: number[];
  /** When a person confirmed by phone who the borrower is, in milliseconds since 1970. */
  confirmedByPhone?: number;
  finding?: PropertyFinding;
  findingAttempts?: number;
  /** How often each job was given up, since its last success or since a person looked. */
  giveUps?: Record<string, number>;
  /** How often any job was given up; never set back. */
  givenUp?: number;
  value?: AutomatedValue;
  /** Of the valuation that is under way. */
  valuationReference?: string;
  valuationLooks?: number;
  /** Companies whose work was called off when the application ended. */
  calledOff?: { valuation?: true; title?: true; notary?: true };
  /** Valuations that are done. */
  valuations?: number;
  /** The deed at the county. */
  deed?: {
    /** 1 for the first time. */
    submission: number;
    /** What the recorder's company knows this submission by. */
    reference?: string;
    looks?: number;
    instrumentNumber?: string;
    /** yyyy-MM-dd */
    recordedOn?: string;
  };
  /** The payment to the borrower that is under way; absent before it, and after it came back. */
  payout?: {
    /** 1 for the first payment. */
    number: number;
    amountCents: number;
    /** The identifier of the account that it was fixed for. */
    account: string;
    reference?: string;
    looks?: number;
  };
  /** Payments to the borrower that were fixed so far. */
  payouts?: number;
  /** Other debts as the credit file told them, by the entry that the borrower answers. */
  reportedDebts?: Debt[];
  /** Whether creditors were found that need a payoff letter, or none was needed. */
  payoffsBegun?: boolean;
  /** Of the payoff letters under way, by the identifier of the debt. */
  payoffReferences?: Record<string, string>;
  /** How often letters were asked for, and looked for since. */
  payoffRequests?: number;
  payoffLooks?: number;
  /** What the payments company calls each payment to a creditor, by the identifier of the debt. */
  payoffPayments?: Record<string, string>;
  /** Since when an answer is looked for that a company still works on, in milliseconds since 1970. */
  lookedSince?: Partial<Record<LookedFor, number>>;
  flood?: FloodDetermination;
  floodLooks?: number;
  title?: TitleReport;
  titleLooks?: number;
  /** Right answers of the identity questions, by question. */
  quizAnswers?: Record<string, string>;
  /** When answering the set that runs ends, in milliseconds since 1970; absent while none runs. */
  quizEndsAt?: number;
  quizAttempts?: number;
  /** Sets of questions asked so far, and those whose time ran out. */
  quizSets?: number;
  quizLate?: number;
  quizLockedUntil?: number;
  /** Video sessions with the notary, however they ended. */
  notarySessions?: number;
  identityAttempts?: number;
  /** A check of an identity document that is under way. */
  identityCheck?: IdentityCheckUnderWay;
  /** When the attorney's review began, in milliseconds since 1970. */
  attorneySince?: number;
  /** Uploaded files that make up the identity document, by side. */
  identityFiles?: Record<string, string>;
  incomeFailures?: number;
  /** The latest visit of the borrower to the tax service. */
  taxVisit?: {
    /** The way of proof that it is for. */
    type: TaxSource;
    /** Of the secret that comes back in the address. */
    stateHash: string;
    /** Milliseconds since 1970. */
    endsAt: number;
    /** When its records were fetched, in milliseconds since 1970. */
    usedAt?: number;
    /** A job looks for its records: with the secret that the borrower brought back, and how often it looked. */
    search?: { state: string; looks: number };
  };
  /** The borrower is at the site of the company that links banks, which knows the visit by its ticket. */
  bankVisit?: { ticket: string };
  /** The same at the site of the company that proves incomes. Begun in milliseconds since 1970. */
  incomeVisit?: { ticket: string; type: string; begunAt: number };
  /** Tickets of such visits that are over, until the company has forgotten them. */
  overIncomeVisits?: string[];
  /** Milliseconds since 1970 of what happened. */
  moments?: Partial<Record<Moment, number>>;
  /** The row of decisions.json that declined, and where its appeal begins again. */
  declinedBy?: { row: string; reopens: string };
  /** Why the borrower went no further. */
  declineReason?: string;
  /** Balances of the debts on the home as we found them, by the identifier of the entry. Whole dollars. */
  reportedLiens?: Record<string, number>;
  /** Requests to correct what is locked, oldest first. */
  corrections?: Correction[];
  /** Late payments as the bureau told them, by the identifier of the entry. */
  reportedLates?: { uuid: string; creditor: string; date: string; amountCents: number }[];
  /** How many inquiries for a home loan the borrower was asked about. */
  reportedInquiries?: number;
  esignWithdrawnAt?: number;
  /** Documents wanted on paper, by uuid: when that was asked for, in milliseconds since 1970. */
  paperCopies?: Record<string, number>;
  /** Documents that went out on paper, by uuid: when a person said so, in milliseconds since 1970. */
  paperMailed?: Record<string, number>;
};

export type IdentityCheckUnderWay = {
  /** What the checker calls it. */
  reference: string;
  looks: number;
  documentType: string;
  issuingState?: string;
  /** Type of picture -> uploaded file. */
  sides: Record<string, string>;
};

export type LookedFor = NonNullable<NonNullable<Application['status']>['slowAnswer']>;

export type Moment =
  | 'submitted'
  | 'received'
  | 'signed'
  | 'notarized'
  | 'insured'
  | 'rescissionEnded'
  | 'recorded'
  | 'sent'
  | 'funded'
  | 'cancelled';
