/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Words that no text for borrowers uses, and what to write instead. `flow check` refuses them; docs/words.md is made of this file.
 */
export interface Words {
  /**
   * Each entry is one reason, with the words it speaks against.
   */
  avoid: Avoided[];
}
export interface Avoided {
  /**
   * Whole words or phrases, in any case: 'go on' is not found in 'ongoing'.
   *
   * @minItems 1
   */
  words: string[];
  /**
   * What to write instead.
   */
  use: string;
  /**
   * One sentence.
   */
  why: string;
  /**
   * Phrases in which the words are right: what's going on.
   *
   * @minItems 1
   */
  except?: string[];
}
