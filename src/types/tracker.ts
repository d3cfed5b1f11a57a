/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Identifier for experiments. */
export interface Tracker {
  /** Profile of the experiment service. */
  optimizelyProfileUuid?: string;
  /** Identifier kept in the browser. */
  trackerUuid?: string;
  /** Session-replay link of the application. */
  link?: string;
}
