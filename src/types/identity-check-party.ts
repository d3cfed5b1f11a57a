/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, BirthDate, FirstName, LastName, PostalAddress } from './common-party.ts';

export type Verdict =
  | { ok: true; expiresOn: string }
  | {
      ok: false;
      /** What did not match. The words that the borrower reads are ours. */
      field: 'name' | 'birthDate' | 'expiry' | 'picture';
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
