/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Underwriting decisions: the first row whose rule holds counts.
 */
export interface Decisions {}
