/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { DeskEvent, DocumentGroup, DocumentStatus, DocumentType } from './enumerations.ts';

/** What one reviewer at the desk sees of one review: what to do, what the application says, and what may be answered. No sealed number and no demographic answer. */
export interface Review {
  /** Identifier. */
  uuid: string;
  /** WITHDRAWN: its reason was gone before it was answered. */
  state: 'OPEN' | 'ANSWERED' | 'WITHDRAWN';
  /** What kind of review it is. */
  title: string;
  /** What the reviewer does before answering. */
  task: string;
  /** What the lender is called. */
  lender: string;
  /** The application's number. */
  loanNumber: string;
  /** When it was opened. ISO 8601 with a time zone. */
  openedAt: string;
  /** The legal day by whose end it is to be answered. */
  dueOn: string;
  /** Its day is over and it waits for an answer. */
  isOverdue: boolean;
  /** Who took it. */
  holder?: string;
  /** The reader took it. */
  isMine: boolean;
  /** What this review is about. */
  rows: LabelledValue[];
  /** What the application says, by subject. */
  facts: FactsGroup[];
  /** What the borrower uploaded for it. */
  documents: ReviewDocument[];
  /** Every document of the application and of its co-owners' parts. */
  papers: Paper[];
  /** What may be answered. */
  answers: ReviewChoice[];
  takes?: AskedScan;
  /** What a reviewer sent so far. */
  scans: ReviewScan[];
  /** Where the borrower is, and why. */
  standing: {
    /** The server's step, in words. */
    step: string;
    /** The title of the page that the borrower sees. */
    page: string;
    /** What the rule means that put the application there. */
    because: string;
  };
  decision?: GivenDecision;
  /** Other reviews of the same application that were answered, the newest first. */
  earlier: ReviewDecision[];
  /** What was done at the desk about this application, the newest first. */
  trail: DeskAct[];
  /** The most urgent other review that waits for the reader. */
  next?: string;
  /** How many others wait. */
  waiting: number;
}
/** A label and its value. */
export interface LabelledValue {
  /** What it is. */
  label: string;
  /** As the desk reads it. */
  value: string;
}
/** One subject. */
export interface FactsGroup {
  /** The subject. */
  title: string;
  /** Labels and values. */
  rows: LabelledValue1[];
}
/** A label and its value. */
export interface LabelledValue1 {
  /** What it is. */
  label: string;
  /** As the desk reads it. */
  value: string;
}
/** An uploaded file. */
export interface ReviewDocument {
  /** Identifier. */
  uuid: string;
  /** The file's name. */
  title: string;
  /** Media type. */
  mime?: string;
  /** What it is. */
  type: DocumentType;
}
/** A document, where it stands and who at the desk opened it. */
export interface Paper {
  /** Identifier. */
  uuid: string;
  /** What it is. */
  type: DocumentType;
  /** Signing group. */
  group?: DocumentGroup;
  /** Where it stands. */
  status: DocumentStatus;
  /** Whose it is. */
  person: string;
  /** Title shown to the borrower. */
  title?: string;
  /** File name. */
  name?: string;
  /** Media type. */
  mime?: string;
  /** When it was made or uploaded. ISO 8601 with a time zone. */
  createdAt?: string;
  /** When it was signed. ISO 8601 with a time zone. */
  signedAt?: string;
  /** Why it was not accepted. */
  rejectReason?: string;
  /** This review does not open it. */
  locked: boolean;
  /** Who opened it, the oldest first. */
  seen: PaperOpening[];
}
/** One opening. */
export interface PaperOpening {
  /** Who. */
  by: string;
  /** When. ISO 8601 with a time zone. */
  at: string;
}
/** One answer. */
export interface ReviewChoice {
  /** The answer's name in reviews.json. */
  uuid: string;
  /** What it is called. */
  title: string;
  /** It ends the application with a decline. */
  declines: boolean;
  /** It is refused until the file that the review takes is there. */
  needsScan?: boolean;
}
/** The PDF that the reviewer sends before answering. */
export interface AskedScan {
  /** What it is called. */
  title: string;
  /** What the reviewer reads beside the place for it. */
  help: string;
}
/** A file that belongs to the review. */
export interface ReviewScan {
  /** Identifier. */
  uuid: string;
  /** The file's name. */
  title: string;
  /** Media type. */
  mime: string;
  /** Size in bytes. */
  size: number;
  /** What the virus scanner says of it. */
  status: 'CLEAN' | 'CHECKING' | 'INFECTED';
  /** When it was sent. ISO 8601 with a time zone. */
  createdAt: string;
}
/** The answer that was given. */
export interface GivenDecision {
  /** The review that was answered. */
  title: string;
  /** The answer. */
  answer: string;
  /** Why, in the reviewer's words. */
  reason: string;
  /** Who answered. */
  by: string;
  /** When it was answered. ISO 8601 with a time zone. */
  at: string;
}
/** An answer that was given, with its reason. */
export interface ReviewDecision {
  /** The review that was answered. */
  title: string;
  /** The answer. */
  answer: string;
  /** Why, in the reviewer's words. */
  reason: string;
  /** Who answered. */
  by: string;
  /** When it was answered. ISO 8601 with a time zone. */
  at: string;
}
/** One line of the audit trail. */
export interface DeskAct {
  /** When. ISO 8601 with a time zone. */
  at: string;
  /** Who. */
  by: string;
  /** What was done. */
  event: DeskEvent;
  /** About which review. */
  review?: string;
}
