/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Which lenders a person approved as they are, and which wait: production serves no one who waits. */
export interface Approvals {
  /** How many wait. */
  waiting: number;
  /** Those that wait first, each half by name. */
  lenders: ApprovedLender[];
}
/** One lender; our own needs no approval. */
export interface ApprovedLender {
  /** The lender's code. */
  code: string;
  /** What the lender is called. */
  name: string;
  /** APPROVED: a person read it as it is. */
  state: 'WAITING' | 'APPROVED';
  /** Why it waits: it was never approved, or changed since. */
  why?: 'NEW' | 'CHANGED';
  /** Who approved it: the address of a login, or the name of a key. */
  by?: string;
  /** When that was. ISO 8601 with a time zone. */
  at?: string;
}
