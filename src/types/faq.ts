/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Suggested = string[];
export type Word = string;
export type Text = string;

/** What the chatbot of a flow knows: questions and their answers, what it declines to answer, and what it says when it knows nothing. Lenders may reword the entries that are not locked. */
export interface Faq {
  says: FaqSays;
  /** Where the lender's disclosures stand, and what a link to them is called. */
  disclosures: FaqLink;
  suggests: FaqSuggests;
  /** Language -> its words that say nothing of what a question is about. */
  ignored: { [k: string]: Word[] };
  /** Name -> a question and its answer. */
  entries: { [k: string]: FaqEntry };
}
/** What it says when it has no answer. */
export interface FaqSays {
  /** The first time, where nothing may be meant that it knows. */
  miss: Text;
  /** The first time, above up to three questions that may be meant. */
  offer: Text;
  /** Before a person takes over, while people answer the chat. */
  open: Text;
  /** While no one answers the chat. {{opensAt}} is when people do again, in Pacific Time. */
  closed: Text;
}
/** Which questions stand ready before the borrower has asked one. */
export interface FaqSuggests {
  /** Where no page has its own. */
  always: Suggested;
  /** Page (`heloc/start/hmda`), or the pages of a step (`heloc/income*`) -> what is asked there. The longest place that fits counts. */
  at?: { [k: string]: Suggested };
}
export interface FaqEntry {
  /** The question. */
  question: string;
  /** Other ways of asking it, as different from each other as they come. They are never shown. */
  asks?: string[];
  /** `decline`: it says why it gives no answer; `hand-off`: it brings a person. An answer where it is missing. */
  does?: 'answer' | 'decline' | 'hand-off';
  /** The only language whose readers get it. */
  only?: string;
  /** No lender may reword it. */
  locked?: boolean;
  /** The answer. Fills in the lender ({{org.…}}), its limits, its prices ({{product.…}}) and its disclosures ({{disclosures.<id>}}). A figure is never typed. */
  text: Text;
  /** The answer to a question that names an amount and a term in years: what a month costs at the lender's prices, with what that assumes. Fills in {{asked.amount}}, {{asked.years}}, {{asked.lowest}}, {{asked.highest}}, {{asked.lowestRate}} and {{asked.highestRate}} besides. */
  computed?: Text;
  /** Where more of it stands. */
  links?: FaqLink[];
}
export interface FaqLink {
  /** What the link is called. */
  label: string;
  /** A page that stands at a path of the site, external:<key of the lender's links or addresses>, or #<part of every page>. */
  to: string;
}
