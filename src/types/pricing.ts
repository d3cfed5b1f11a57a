/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * What a line costs and how large it may be. Rates are percent numbers; amounts whole dollars.
 */
export interface Pricing {}
