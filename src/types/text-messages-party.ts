/* Generated from schemas/ by `npm run types`. Do not edit. */

export interface TextMessagesParty {}
/**
 * This interface was referenced by `TextMessagesParty`'s JSON-Schema
 * via the `definition` "Text".
 */
export interface Text {
  /**
   * E.164.
   */
  to: string;
  text: string;
  /**
   * The same in every try, as in Idempotency-Key.
   */
  id?: string;
}
