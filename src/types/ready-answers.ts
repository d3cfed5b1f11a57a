/* Generated from schemas/ by `npm run types`. Do not edit. */

/** What people at the lender put into a reply of the chat, to be changed before it goes. A lender may change, add and leave out. */
export interface ReadyAnswers {
  /** Name -> a ready answer, in the order in which they are offered. */
  answers: { [k: string]: ReadyAnswer };
}
export interface ReadyAnswer {
  /** What its button is called. No borrower sees it. */
  title: string;
  /** The words. They fill in the lender of the chat ({{org.…}}). */
  text: string;
  /** The words where the borrower gave a first name, {{visitor.firstName}}. Without them, text. */
  named?: string;
}
