/** What the chatbot may say: a text of the product, filled in for one lender, with where it stands. */

/** A link under an answer: an address of the lender, a path of the site, or # and a part of every page. */
export type Source = { title: string; url: string };

export type Passage = {
  /** `faq/fees`, `disclosure/amounts`, `page/heloc/income/review/ways`. */
  id: string;
  /** Ways of asking for it; the first is its title. */
  asks: readonly string[];
  text: string;
  sources: readonly Source[];
  does: 'answer' | 'decline' | 'hand-off';
  /** The tag of the text's language, where it is not the reader's. */
  language?: string;
  /** Words that a question is about this by, whatever else it says. */
  tells?: readonly string[];
  /** Flow and page (`heloc/income/review`) of what is only said to a borrower who is there. */
  page?: string;
};
