/* Generated from schemas/ by `npm run types`. Do not edit. */

/** What a lender says otherwise than we do, for the person who approves it. */
export interface Reading {
  /** The lender's code. */
  code: string;
  /** What the lender is called. */
  name: string;
  /** APPROVED: a person read it as it is. */
  state: 'WAITING' | 'APPROVED';
  /** Who approved it: the address of a login, or the name of a key. */
  by?: string;
  /** When that was. ISO 8601 with a time zone. */
  at?: string;
  /** The reader may approve it. */
  mayApprove: boolean;
  /** Places of files that changed since the last signature. */
  changed: LenderPlace[];
  /** All else, file by file, in the order in which each says it. */
  places: LenderPlace[];
  /** What is approved: all of its files as they are. */
  versions: LenderVersion[];
}
/** The files under one digest. */
export interface LenderVersion {
  /** The digest. */
  uuid: string;
}
/** One place of a file of the lender. */
export interface LenderPlace {
  /** Below the lender's folder. */
  file: string;
  /** A JSON pointer. */
  place: string;
  /** What we say there; empty where we say nothing. */
  ours: string;
  /** What the lender says; of a translation, with the English that it stands for. */
  theirs: string;
}
