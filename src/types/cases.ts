/* Generated from schemas/ by `npm run types`. Do not edit. */

/** What must come of whom: people whose facts are given, and the step, page, sentences, letters, price or decision that they get. `flow test` asks the content whether it is so. */
export interface Cases {
  /** What the cases of the file are about. */
  title: string;
  /** Facts that every person of the file has. */
  given?: Facts;
  cases: Case[];
}
/** Entity -> what is known of it, as rules read it: application, profile, offer, … */
export interface Facts {
  [k: string]: {};
}
export interface Case {
  /** Who it is, and what comes of it, in a sentence. */
  title: string;
  /** The lender's code; our own unless said. */
  lender?: string;
  /** Another language than the flow's: es. */
  language?: string;
  /** Laid over what the file gives; null takes a fact away. */
  given?: Facts;
  /** Events of the machine that were fired. */
  events?: string[];
  /** What is typed on the page and not yet sent: field -> answer. */
  typed?: {};
  /** Asks for a price instead: what a quote is made of (home, debts and income in dollars) and what is chosen. */
  quote?: { [k: string]: unknown };
  credit?: CreditCase;
  then: Outcome;
}
/** Asks for a credit decision instead. */
export interface CreditCase {
  /** A stage of decisions.json. */
  stage: string;
  /** What its rows compare. */
  facts: {};
}
/** What must be so. What is not said may be as it likes. */
export interface Outcome {
  /** The step of the application; null before the first. */
  step?: string | null;
  /** The page that is shown; / for the site's root. */
  page?: string;
  /** Words that the page shows, filled in. */
  says?: string[];
  /** Words that it must not show. */
  saysNot?: string[];
  /** Documents that their occasion makes for this person. */
  documents?: string[];
  /** Documents that it does not. */
  documentsNot?: string[];
  /** Messages that go out to this person, at the time that they name. */
  messages?: string[];
  /** Messages that do not. */
  messagesNot?: string[];
  /** Of a quote: the APR in percent. */
  rate?: number;
  /** Of a quote: dollars a month. */
  payment?: number;
  /** Of a quote: the code of the reason for which there is none; noPrice where the table has none. */
  refused?: string;
  /** Of a credit decision: what is decided, or the step where it leads; null where no row decides. */
  decision?: string | null;
  /** Of a credit decision: the row that decides. */
  row?: string;
  /** Of a credit decision: the codes of its reasons, in order. */
  reasons?: string[];
}
