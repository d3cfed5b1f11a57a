/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Questions = string[];

/**
 * How borrowers ask for what the chatbot knows (`entries`), and what they ask that no entry is about (`nothing`). It learns from these; they are never shown. The same for every lender.
 */
export interface Ways {
  /**
   * Entry of faq.json -> how it is asked, in borrowers' words and spelling.
   */
  entries: {
    [k: string]: Questions;
  };
  nothing: Questions;
}
