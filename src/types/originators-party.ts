/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Found =
  | { found: false }
  | {
      found: true;
      /** Of the person. */
      firstName?: string;
      /** Of the person. */
      lastName?: string;
      /** A loan officer's name as it is shown. One of the two names is there. */
      originatorName?: string;
      /** A broker's company as it is shown. */
      brokerName?: string;
      email: string;
      /** +12025550188 */
      phoneNumber: string;
      /** Number in the register of lenders. */
      nmls: string;
      /** An https address. */
      homepage?: string;
      /** The picture itself, so that a page asks no other host. */
      avatarUri?: string;
    };

export interface Question {
  /** As the referral names it. */
  originator: string;
  /** The lender whose pages show the card; an originator of another lender is not found. */
  lender: string;
}
