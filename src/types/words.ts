/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Words that no text for borrowers uses, and what to write instead. `flow check` refuses them; docs/words.md is made of this file. */
export interface Words {
  /** Each entry is one reason, with the words it speaks against. */
  avoid: Avoided[];
  /** What no lender may ask or promise in words of its own: secrets, what a creditor may not ask, rates and approvals. Where the product's own text says it, a lender may keep it. */
  lenders?: Avoided[];
  /** What no lender's name says, and no other short line of its org.json: that it is the government, or speaks for it. */
  names?: Avoided[];
  /** What no answer of the chatbot begins with, in any language: the question that was asked may be the opposite of the entry's own. */
  answers?: Avoided[];
}
export interface Avoided {
  /** Whole words or phrases, in any case: a word is not found inside another. */
  words: string[];
  /** Language -> the same in that language. A lender may speak a language in which every entry of `lenders` has words. */
  in?: { [k: string]: string[] };
  /** What to write instead. */
  use: string;
  /** One sentence. */
  why: string;
  /** Phrases in which the words are right: what's going on. */
  except?: string[];
}
