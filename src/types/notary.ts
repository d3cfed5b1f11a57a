/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Location } from './address.ts';
import type { NotaryError } from './enumerations.ts';

/** How and when the deed is signed. */
export interface Notary {
  /** NOW, or the start of the session in ISO 8601. */
  slot?: string;
  /** Time zone of the borrower. */
  timeZone?: string;
  /** Session. */
  sessionUuid?: string;
  /** Notary. */
  notaryName?: string;
  /** Confirmed time. ISO 8601 with a time zone. */
  confirmedSlot?: string;
  /** Signing in person. */
  manual?: {
    /** Where to meet. */
    location?: Location;
    /** Office chosen from the list. */
    office?: string;
    /** Times that suit, best first. */
    preferences?: string[];
    /** Whether the co-signers come too. */
    coSignersAttend?: boolean;
  };
  /** Why the last session failed. */
  error?: NotaryError;
}
