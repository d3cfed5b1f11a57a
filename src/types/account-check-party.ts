/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `AccountCheckParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `AccountCheckParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `AccountCheckParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;

export interface AccountCheckParty {}
/**
 * This interface was referenced by `AccountCheckParty`'s JSON-Schema
 * via the `definition` "Check".
 */
export interface Check {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
  };
  account: {
    routingNumber: string;
    accountNumber: string;
  };
}
/**
 * This interface was referenced by `AccountCheckParty`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export interface Verdict {
  status: 'VERIFIED' | 'PENDING_REVIEW' | 'FAILED_VERIFICATION';
  /**
   * Why it failed: try again, or correct the number.
   */
  reason?: 'NETWORK_DOWN' | 'BAD_ROUTING' | 'BAD_ACCOUNT';
}
