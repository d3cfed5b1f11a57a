/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { AskableDocument, ConditionCategory, ConditionStatus, DocumentType, Ownership } from './enumerations.ts';

/** Something the borrower must still do or send. */
export interface Condition {
  /** Identifier. */
  uuid: string;
  /** When it was raised; the list shows the oldest first. ISO 8601 with a time zone. */
  created: string;
  /** What is asked. */
  categoryEnum: ConditionCategory;
  /** Notes of the reviewer; only the desk reads them. */
  notes?: string;
  /** Words to the borrower. */
  commentsToBorrower?: string;
  /** Documents asked for. */
  requestDocuments?: {
    /** Identifier. */
    uuid?: string;
    /** What it is. */
    type?: DocumentType;
    /** Title. */
    title: string;
    /** Where it stands. */
    status?: ConditionStatus;
    /** Why it was not accepted. */
    rejectReason?: string;
    /** How many files were sent for it. */
    files?: number;
  }[];
  /** Whether the borrower must act. */
  actionNeeded?: boolean;
  /** More data. */
  xtraData?: {
    /** How many documents are needed; one unless told. */
    numDocsRequired?: number;
  };
  /** Title of the card. */
  title?: string;
  /** Plain reason. */
  reason?: string;
  /** Where it stands. */
  status?: ConditionStatus;
  /** When it is due. */
  dueOn?: string;
  /** When a reviewer last looked. ISO 8601 with a time zone. */
  reviewedAt?: string;
  /** What the borrower answered. */
  answer?: {
    /** A note. */
    note?: string;
    /** A phone. */
    phone?: string;
    /** Ownership as stated again. */
    ownership?: Ownership;
    /** Name of the trust. */
    trustName?: string;
    /** Date of the trust. */
    trustDate?: string;
    /** Whether the trust can be revoked. */
    trustRevocable?: boolean;
    /** Names of the trustees. */
    trustees?: string;
    /** Legal description. */
    legalDescription?: string;
  };
  /** What the first document is that is still asked for. */
  conditionType?: DocumentType;
  /** The button that leads to the page. */
  label?: string;
  /** The documents that are still asked for. */
  asks?: ConditionAsk[];
  /** How many of its documents were sent and not refused. */
  sent?: number;
  /** What its state means for the borrower. */
  says?: string;
  /** A person at the lender decides about what was sent, on the page of the application's conditions. */
  atDesk?: boolean;
  /** The page of the application on which it is answered, with the query that names it. */
  to?: string;
  /** How many documents it asks for. */
  asked?: number;
}
/** One document. */
export interface ConditionAsk {
  /** Identifier of the document in the list. */
  uuid: string;
  /** Title. */
  title: string;
  /** Why an earlier one was not accepted. */
  rejectReason?: string;
}
/** A document to ask for. */
export interface AskedDocument {
  /** What it is kept as. */
  type: AskableDocument;
  /** What the borrower reads. */
  title: string;
}
