/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, FirstName, LastName, PostalAddress } from './common-party.ts';

export type State =
  | {
      /** The county has not answered. */
      state: 'SUBMITTED';
    }
  | { state: 'RECORDED'; instrumentNumber: string; recordedOn: string }
  | {
      state: 'REJECTED';
      reason: 'NAME' | 'LEGAL_DESCRIPTION' | 'NOTARY_BLOCK' | 'FEE' | 'ILLEGIBLE';
    };

export interface Submission {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName; address: PostalAddress };
  county: string;
  /** 1 for the first time; a rejected deed is submitted again under the next number. */
  submission: number;
  /** Of the deed's bytes, in hex. */
  deed?: string;
}
export interface Submitted { reference: string }
export interface Look {
  application: Application;
  reference: string;
  /** How often we have asked, this time included. */
  attempt: number;
}
