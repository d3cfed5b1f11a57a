/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Public card of a loan officer or broker. */
export interface LoanOriginator {
  /** The person. */
  userInfo?: {
    /** Identifier. */
    uuid?: string;
    /** First name. */
    firstName?: string;
    /** Last name. */
    lastName?: string;
    /** Email. */
    email?: string;
  };
  /** How the originator is shown. */
  originatorDisplayInfo: {
    /** Name. */
    originatorName?: string;
    /** Broker company. */
    brokerName?: string;
    /** Picture, as a data: address. */
    avatarUri?: string;
    /** Email. */
    email?: string;
    /** Phone. */
    phoneNumber?: string;
    /** NMLS number. */
    nmls?: string;
    /** Home page. */
    homepage?: string;
  };
}
