/* Generated from schemas/ by `npm run types`. Do not edit. */

export interface Text {
  /** E.164. */
  to: string;
  text: string;
  /** The same in every try, as in Idempotency-Key. */
  id?: string;
}
