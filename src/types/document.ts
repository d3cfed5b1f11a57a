/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { CaptureMethod, DocumentGroup, DocumentStatus, DocumentType, IncomeSource } from './enumerations.ts';

/** One document of an application: uploaded by the borrower or made by us. */
export interface Document {
  /** Identifier of the document. */
  uuid: string;
  /** What it is. */
  type: DocumentType;
  /** Signing group. */
  group?: DocumentGroup;
  /** Where it stands. */
  status?: DocumentStatus;
  /** Title shown to the borrower. */
  title?: string;
  /** Version of the template. */
  version?: string;
  /** File name. */
  name?: string;
  /** Media type. */
  mime?: string;
  /** Size in bytes. */
  size?: number;
  /** Hash of the file. */
  sha256?: string;
  /** How it was captured. */
  captureMethod?: CaptureMethod;
  /** Income source that it proves. */
  incomeSource?: IncomeSource;
  /** When it was made or uploaded. ISO 8601 with a time zone. */
  createdAt?: string;
  /** When the borrower first opened it. ISO 8601 with a time zone. */
  openedAt?: string;
  /** When the borrower read it to the end. ISO 8601 with a time zone. */
  readAt?: string;
  /** When it was signed. ISO 8601 with a time zone. */
  signedAt?: string;
  /** When the borrower asked for it on paper. ISO 8601 with a time zone. */
  paperAskedAt?: string;
  /** When a person at the lender last mailed it on paper. ISO 8601 with a time zone. */
  paperMailedAt?: string;
  /** When the lender first opened what the borrower uploaded. ISO 8601 with a time zone. */
  seenAt?: string;
  /** What it replaced, the newest first. */
  earlier?: EarlierVersion[];
  /** Why it was not accepted. */
  rejectReason?: string;
  /** Condition that asked for it. */
  conditionUuid?: string;
}
/** A version that no longer counts. */
export interface EarlierVersion {
  /** Identifier. */
  uuid: string;
  /** When it was made. ISO 8601 with a time zone. */
  createdAt: string;
}
/** A file that the borrower adds to an answer; the page's field is a list of them. */
export interface File {
  /** The uploaded file. */
  uuid: string;
  /** File name. */
  name?: string;
  /** Size in bytes. */
  size?: number;
  /** Media type. */
  type?: string;
}
