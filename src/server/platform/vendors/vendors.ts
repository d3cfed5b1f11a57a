/**
 * Every outside party that the product talks to. A lender's contract replaces one entry; the rest of the server does
 * not change.
 */
import type { AccountCheck } from './account-check.ts';
import type { AddressBook } from './address-book.ts';
import type { AnswerChoice } from './answer-choice.ts';
import type { BankLink } from './bank-link.ts';
import type { ChatRelay } from './chat-relay.ts';
import type { CreditBureau } from './credit-bureau.ts';
import type { Disbursement } from './disbursement.ts';
import type { Flood } from './flood.ts';
import type { IdentityCheck } from './identity-check.ts';
import type { IncomeLink } from './income-link.ts';
import type { Notary } from './notary.ts';
import type { Originators } from './originators.ts';
import type { Carriers, Outbox } from './outbox.ts';
import type { PayoffLetters } from './payoff-letters.ts';
import type { PropertyData } from './property-data.ts';
import type { Recording } from './recording.ts';
import type { Scanner } from './scanner.ts';
import type { TaxTranscripts } from './tax-transcripts.ts';
import type { TitleSearch } from './title-search.ts';
import type { Valuation } from './valuation.ts';

export type Vendors = {
  creditBureau: CreditBureau;
  addressBook: AddressBook;
  propertyData: PropertyData;
  flood: Flood;
  bankLink: BankLink;
  incomeLink: IncomeLink;
  accountCheck: AccountCheck;
  identityCheck: IdentityCheck;
  notary: Notary;
  titleSearch: TitleSearch;
  valuation: Valuation;
  disbursement: Disbursement;
  recording: Recording;
  payoffLetters: PayoffLetters;
  taxTranscripts: TaxTranscripts;
  /** Optional: without one, no page shows who referred the borrower. */
  originators: Originators;
  /** Optional: without one, answers of the chatbot stay as the product has them. */
  answerChoice: AnswerChoice;
  /** Optional: without one, no lender's chat is carried by a vendor. */
  chatRelay: ChatRelay;
  /** Looks at uploaded files. It is asked over no HTTP, so it is none of the parties. */
  scanner: Scanner;
  /** Where messages without a carrier stay: the sandbox's way. */
  outbox: Outbox;
  carriers: Carriers;
  /** How long a stage waits before the next one, in milliseconds: the sandbox's stand-in for slow parties, else 0. */
  paceMs: number;
  /** How long a caller waits for an answer before giving up, in milliseconds: less than a browser's 30 seconds. */
  patienceMs: number;
};

/** The parties that answer calls. */
export type Parties = Omit<Vendors, 'scanner' | 'outbox' | 'carriers' | 'paceMs' | 'patienceMs'>;
