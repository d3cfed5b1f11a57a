/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, FirstName, LastName, PostalAddress } from './common-party.ts';

export type Letter =
  | { pending: true }
  | {
      pending: false;
      /** Pays the debt off through the last day. In cents. */
      amountCents: number;
      /** Interest of each later day. In cents. */
      perDiemCents: number;
      /** The last day, yyyy-MM-dd. */
      goodThrough: string;
      payTo: PostalAddress;
    };

export interface Debt {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName; address?: PostalAddress };
  creditor: string;
  /** Last digits of the account. */
  mask?: string;
}
export interface Requested { reference: string }
export interface Look {
  application: Application;
  reference: string;
  /** How often we have asked, this time included. */
  attempt: number;
}
