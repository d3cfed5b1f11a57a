/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, FirstName, LastName, PostalAddress } from './common-party.ts';

export interface Question {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName; address: PostalAddress };
}
export interface Look {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName; address: PostalAddress };
  /** How often we have asked, this time included. */
  attempt: number;
}
export interface Report {
  /** Nothing stands against a new lien. */
  clear: boolean;
  /** The county has not answered yet; we ask again every minute. */
  pending: boolean;
  /** Goes into the deed. */
  legalDescription: string;
  /** Goes into the deed. */
  vesting: string;
  /** The latest earlier loan or line against the equity of this home, where the records show one. Some states allow the next only after a time, and one at a time. */
  homeEquity?: {
    /** When it was closed. */
    closedOn: string;
    /** Its lien is not released. */
    open: boolean;
  };
}
export interface Cancel { application: Application }
export interface Cancelled {
  /** False where the work was done by then. */
  stopped: boolean;
}
