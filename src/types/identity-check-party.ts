/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, BirthDate, FirstName, LastName, PostalAddress } from './common-party.ts';

export type Verdict =
  | { ok: true; expiresOn: string }
  | {
      ok: false;
      /** What did not match, or can't be accepted: `document` where another one is needed. The words that the borrower reads are ours. */
      field: 'name' | 'birthDate' | 'expiry' | 'document' | 'picture' | 'selfie';
    }
  | {
      /** People or machines still look at the pictures; we ask again. */
      pending: true;
      /** What you call the check. */
      reference: string;
    };

export interface Check {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    birthDate?: BirthDate;
    address?: PostalAddress;
  };
  documentType: 'DRIVERS_LICENSE' | 'PASSPORT' | 'ID_CARD' | 'PERMANENT_RESIDENT_CARD';
  issuingState?: string;
  /** SHA-256 of the pictures, the front first, the selfie last. */
  images: string[];
  /** 1 for the first try. */
  attempt: number;
}
export interface Look {
  application: Application;
  /** What the answer before called the check. */
  reference: string;
  /** How often we have asked, this time included. */
  attempt: number;
}
