/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { ConsentType } from './enumerations.ts';

/** One thing the borrower agreed to, with what is needed to prove it. */
export interface Consent {
  /** Identifier of the consent. */
  uuid?: string;
  /** What was agreed to. */
  type: ConsentType;
  /** Version of the text that was shown. */
  version?: string;
  /** Hash of the text that was shown. */
  textSha256?: string;
  /** The text that was shown. */
  text?: string;
  /** True when given, false when withdrawn or declined. */
  granted?: boolean;
  /** When it was given. ISO 8601 with a time zone. */
  grantedAt?: string;
  /** When the document was opened that had to be opened first. ISO 8601 with a time zone. */
  openedAt?: string;
  /** When it was withdrawn. ISO 8601 with a time zone. */
  withdrawnAt?: string;
  /** Network address. */
  ip?: string;
  /** Browser. */
  userAgent?: string;
  /** Page where it was given. */
  page?: string;
}
