/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { ConditionStatus, DocumentType } from './enumerations.ts';

/** The conditions of one application as the desk sees them: with the lender's notes, what was sent, and what may be raised. */
export interface Casework {
  /** The application's number. */
  loanNumber: string;
  /** What the lender is called. */
  lender: string;
  /** The borrower's name. */
  borrower: string;
  /** The oldest first, withdrawn ones included. */
  conditions: CaseworkCondition[];
  /** Documents that wait for a person. */
  waiting: WaitingDocument[];
  /** Conditions that are not settled. */
  open: OpenCondition[];
  /** What may be raised. */
  categories: RaisableCategory[];
  /** What was sent. */
  files: CaseworkFile[];
}
/** One condition. */
export interface CaseworkCondition {
  /** Identifier. */
  uuid: string;
  /** Its category, as the borrower reads it. */
  title: string;
  /** Where it stands. */
  status: ConditionStatus;
  /** When it was raised. ISO 8601 with a time zone. */
  created: string;
  /** When the borrower should have answered. */
  dueOn: string;
  /** Who raised it: a rule, an outside party or a person. */
  raisedBy: string;
  /** The borrower has something to do. */
  waits: boolean;
  /** Words to the borrower. */
  comments?: string;
  /** Notes that only the desk reads. */
  notes?: string;
  /** What a reviewer typed from the document. */
  legalDescription?: string;
  /** When a reviewer last decided. ISO 8601 with a time zone. */
  reviewedAt?: string;
  /** What it asks for. */
  documents: CaseworkDocument[];
}
/** One document. */
export interface CaseworkDocument {
  /** Identifier. */
  uuid: string;
  /** Title. */
  title: string;
  /** Where it stands. */
  status: ConditionStatus;
  /** Names of its files, the borrower's note, and why it was not accepted. */
  said: string;
}
/** One document. */
export interface WaitingDocument {
  /** Identifier. */
  uuid: string;
  /** What it is called. */
  title: string;
  /** Accepting it takes a typed text. */
  needsText: boolean;
}
/** One condition. */
export interface OpenCondition {
  /** Identifier. */
  uuid: string;
  /** What it is called. */
  title: string;
  /** When the borrower should have answered. */
  dueOn: string;
}
/** One category. */
export interface RaisableCategory {
  /** Identifier. */
  uuid: string;
  /** What it is called. */
  title: string;
}
/** One file. */
export interface CaseworkFile {
  /** Identifier. */
  uuid: string;
  /** The file's name. */
  title: string;
  /** What it is. */
  type: DocumentType;
}
