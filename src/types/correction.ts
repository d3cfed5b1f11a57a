/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { CorrectionStatus } from './enumerations.ts';

/** A request to change data that is locked after submission. */
export interface Correction {
  /** Identifier. */
  uuid?: string;
  /** Field to correct. */
  field: string;
  /** What it says. */
  current?: string;
  /** What it should say. */
  requested: string;
  /** Why. */
  reason: string;
  /** Where it stands. */
  status?: CorrectionStatus;
  /** When it was asked. ISO 8601 with a time zone. */
  createdAt?: string;
  /** When it was decided. ISO 8601 with a time zone. */
  decidedAt?: string;
}
