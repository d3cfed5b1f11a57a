/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, PostalAddress } from './common-party.ts';

export type State =
  | {
      /** On its way. */
      state: 'ACCEPTED';
    }
  | {
      /** It arrived, and its payee's bank can no longer return it. */
      state: 'PAID';
    }
  | {
      /** All of it came back. */
      state: 'RETURNED';
      reason: 'ACCOUNT_CLOSED' | 'NO_ACCOUNT' | 'ACCOUNT_FROZEN' | 'REFUSED';
    };

export interface Order {
  application: Application;
  payment: {
    /** Names the payment within its application. Send one payment of one name, even where the idempotency key is new; answer 409 when its amount or payee differs. */
    name: string;
    /** US cents. */
    amountCents: number;
    payee:
      | {
          way: 'ACH' | 'WIRE';
          /** As it is on the account, or on the check. */
          name: string;
          routingNumber: string;
          accountNumber: string;
          accountType: 'CHECKING' | 'SAVINGS';
        }
      | {
          way: 'CHECK';
          /** As it is on the account, or on the check. */
          name: string;
          address: PostalAddress;
        };
    /** What the payee finds the payment by. */
    memo?: string;
  };
}
export interface Ordered { reference: string }
export interface Look {
  application: Application;
  reference: string;
  /** How often we have asked, this time included. */
  attempt: number;
}
