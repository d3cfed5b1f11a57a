/* Generated from schemas/ by `npm run types`. Do not edit. */

/** What is encrypted at rest and never sent back. */
export interface Sealed {
  /** Social Security number, nine digits. */
  ssn?: string;
  /** Account number that receives the money. */
  disburseAccountNumber?: string;
  /** Account number that pays. */
  autopayAccountNumber?: string;
  /** PIN that lifts a credit freeze. */
  bureauPin?: string;
}
