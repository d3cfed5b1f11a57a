/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `DisbursementParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * This interface was referenced by `DisbursementParty`'s JSON-Schema
 * via the `definition` "State".
 */
export type State =
  | {
      /**
       * On its way.
       */
      state: 'ACCEPTED';
    }
  | {
      /**
       * It arrived, and its payee's bank can no longer return it.
       */
      state: 'PAID';
    }
  | {
      /**
       * All of it came back.
       */
      state: 'RETURNED';
      reason: 'ACCOUNT_CLOSED' | 'NO_ACCOUNT' | 'ACCOUNT_FROZEN' | 'REFUSED';
    };

export interface DisbursementParty {}
/**
 * This interface was referenced by `DisbursementParty`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  application: Application;
  payment: {
    /**
     * Names the payment within its application. Send one payment of one name, even where the idempotency key is new; answer 409 when its amount or payee differs.
     */
    name: string;
    /**
     * US cents.
     */
    amountCents: number;
    payee:
      | {
          way: 'ACH' | 'WIRE';
          /**
           * As it stands on the account, or on the check.
           */
          name: string;
          routingNumber: string;
          accountNumber: string;
          accountType: 'CHECKING' | 'SAVINGS';
        }
      | {
          way: 'CHECK';
          /**
           * As it stands on the account, or on the check.
           */
          name: string;
          address: PostalAddress;
        };
    /**
     * What the payee finds the payment by.
     */
    memo?: string;
  };
}
/**
 * This interface was referenced by `DisbursementParty`'s JSON-Schema
 * via the `definition` "PostalAddress".
 */
export interface PostalAddress {
  street1: string;
  street2?: string;
  city: string;
  /**
   * USPS code.
   */
  state: string;
  zip: string;
}
/**
 * This interface was referenced by `DisbursementParty`'s JSON-Schema
 * via the `definition` "Ordered".
 */
export interface Ordered {
  reference: string;
}
/**
 * This interface was referenced by `DisbursementParty`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  application: Application;
  reference: string;
  /**
   * How often we have asked, this time included.
   */
  attempt: number;
}
