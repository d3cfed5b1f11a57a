/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, FirstName, LastName, LinkFailure, Login } from './common-party.ts';

export type Linked =
  | LinkFailure
  | { ok: true; account: Account };

export interface Link {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName };
  login: Login;
}
export interface Account {
  routingNumber: string;
  accountNumber: string;
  accountType: 'CHECKING' | 'SAVINGS';
  bankName: string;
  ownerName: string;
}
export interface Routing { routingNumber: string }
export interface BankName {
  /** Left out when no bank has the number. */
  bankName?: string;
}
