/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { RegisterAction } from './enumerations.ts';

/** The loan application register of a period as the desk shows it: what became of each application, and what is to be corrected before the rows are filed. No demographic answer. */
export interface Filing {
  /** First day of the action taken. */
  from: string;
  /** Last day of it. */
  to: string;
  /** Rows of the period. */
  count: number;
  /** Those of them that fail an edit. */
  failing: number;
  /** Edits that fail, over all rows and the sheets above them. */
  edits: number;
  /** The reader may download the files. */
  mayFile: boolean;
  /** By lender, then by the day of the action. */
  rows: FilingRow[];
  /** One entry for each edit that a row or the sheet fails, the first 100. */
  failed: FailedRow[];
  /** A file for each lender with a row; none for a reader who may not file. */
  files: FilingFile[];
}
/** One row, without what the law has the lender report of the person. */
export interface FilingRow {
  /** What the lender is called. */
  lender: string;
  /** Its line in the lender's file. */
  line: number;
  /** The application's number. */
  loanNumber: string;
  /** What became of it. */
  action: RegisterAction;
  /** The day of that. */
  on: string;
  /** FAILING: it fails an edit. */
  state: 'SOUND' | 'FAILING';
}
/** A line of a file and an edit that it fails; the transmittal sheet is line 1 and has no number. */
export interface FailedRow {
  /** What the lender is called. */
  lender: string;
  /** Its line in the lender's file. */
  line: number;
  /** The application's number. */
  loanNumber: string;
  /** The bureau's number of the edit. */
  edit: string;
  /** What is wrong, and what to correct. */
  says: string;
}
/** A lender's transmittal sheet and rows, fields between pipes. */
export interface FilingFile {
  /** The lender's code. */
  uuid: string;
  /** The file's name. */
  title: string;
}
