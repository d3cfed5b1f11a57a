/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { AccountType, PayMode } from './enumerations.ts';

/** Where the money goes and where payments come from. */
export interface Bank {
  /** Account that receives the money. */
  disburse?: {
    /** Identifier. */
    uuid?: string;
    /** Routing number of the bank. */
    routingNumber?: string;
    /** Checking or savings. */
    accountType?: AccountType;
    /** Last digits of the account. */
    mask?: string;
    /** Bank. */
    bankName?: string;
    /** Owner as the bank knows it. */
    ownerName?: string;
    /** Whether the borrower linked it by signing in at the bank. */
    linked?: boolean;
  };
  /** Account that pays. */
  autopay?: {
    /** Identifier. */
    uuid?: string;
    /** Routing number of the bank. */
    routingNumber?: string;
    /** Checking or savings. */
    accountType?: AccountType;
    /** Last digits of the account. */
    mask?: string;
    /** Bank. */
    bankName?: string;
    /** Owner as the bank knows it. */
    ownerName?: string;
    /** Whether the borrower linked it by signing in at the bank. */
    linked?: boolean;
  };
  /** Autopay or manual. */
  payType?: PayMode;
  /** Whether payments come from the account that receives the money. */
  sameAccount?: boolean;
  /** Day of the month on which payments are due. */
  dueDay?: number;
}
