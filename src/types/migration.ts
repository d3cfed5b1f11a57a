/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Entity and answer, such as profile.callTime. A list on the way means each of its entries. */
export type Path = string;

/** What becomes of stored answers when an application moves to the version that the file is named for: flows/heloc/migrations/2.json is met once by each that moves from version 1 to 2. */
export interface Migration {
  /** What changes, and for whom, in a sentence. */
  means: string;
  /** One after another: each finds what those before it left. */
  answers: AnswerChange[];
}
export interface AnswerChange {
  answer: Path;
  /** Where it is from now on. What is answered there already stays. */
  to?: Path;
  /** Old answer -> new one. Others stay as they are. */
  values?: { [k: string]: string | number | boolean };
  /** What counts as answered where nothing is, so that those past the question are not asked. */
  value?: string | number | boolean;
}
