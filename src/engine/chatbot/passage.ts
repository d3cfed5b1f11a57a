/** What the chatbot may say: an entry of its questions and answers, filled in for one lender. */

/** A link under an answer: an address of the lender, a path of the site, or # and a part of every page. */
export type Source = { title: string; url: string };

export type Passage = {
  /** `faq/fees`. */
  id: string;
  /** Ways of asking for it; the first is its title. */
  asks: readonly string[];
  text: string;
  sources: readonly Source[];
  does: 'answer' | 'decline' | 'hand-off';
  /** The tag of the text's language, where it is not the reader's. */
  language?: string;
  /** Says what a question asks to be computed, with what it assumes; undefined where the question lacks a figure for that. */
  computed?: (question: string) => string | undefined;
};
