/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The revocable trust that owns the home. */
export interface Trust {
  /** Name of the trust, as on the deed. */
  name?: string;
  /** The day on which the trust was made. */
  date?: string;
  /** Names of every trustee. */
  trustees?: string;
  /** Whether it can be changed or ended. */
  revocable?: boolean;
}
