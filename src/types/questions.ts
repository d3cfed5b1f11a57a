/* Generated from schemas/ by `npm run types`. Do not edit. */

/** What the chatbot answered for the lenders of an operations desk: how often it gave each text, which answers were called bad and why, and what it had no answer to. Who asked is masked. */
export interface Questions {
  /** For how many days questions are kept. */
  days: number;
  /** The texts that it gave, by lender, the one that was called bad most often first. */
  texts: GivenText[];
  /** Bad answers, then questions without one; of each the newest 100, the newest first. */
  asked: AskedQuestion[];
}
/** A text of the product, and how it did. */
export interface GivenText {
  /** What the lender is called whose borrowers got it. */
  lender: string;
  /** Where it is written: faq/fees. */
  text: string;
  /** The question that it answers; of a text without one, where it is written. */
  title: string;
  /** How often it was given. */
  given: number;
  /** How often it was called bad. */
  bad: number;
}
/** A question to look at. */
export interface AskedQuestion {
  /** Identifier. */
  uuid: string;
  /** BAD: its answer was called bad; MISSED: it had none. */
  state: 'BAD' | 'MISSED';
  /** When it was asked. ISO 8601 with a time zone. */
  at: string;
  /** What the lender is called. */
  lender: string;
  /** What was asked, masked. */
  question: string;
  /** What was said to it. */
  answer: string;
  /** Where the answer is written; empty for none. */
  text: string;
  /** What the borrower had against it, masked. */
  reason?: string;
}
