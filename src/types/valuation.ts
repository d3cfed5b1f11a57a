/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { BpoStatus, PropertyCondition, ValuationKind } from './enumerations.ts';

/** What the borrower knows about the home, and whom the valuer may call. */
export interface Valuation {
  /** The owner's estimate of the value, in whole dollars. */
  ownerValue?: number;
  /** Condition of the home. */
  condition?: PropertyCondition;
  /** Bedrooms. */
  bedrooms?: number;
  /** Bathrooms; halves count. */
  bathrooms?: number;
  /** Living area in square feet. */
  squareFeet?: number;
  /** Year built. */
  yearBuilt?: number;
  /** Upgrades in the last ten years. */
  upgrades?: string;
  /** From outside or inside. */
  kind?: ValuationKind;
  /** Whom the valuer meets. */
  contactName?: string;
  /** Phone of that person. */
  contactPhone?: string;
  /** Times that suit. */
  windows?: string[];
  /** Lockbox or gate code. */
  lockbox?: string;
  /** Pets. */
  pets?: string;
  /** Whether the borrower accepts the fee. */
  feeAccepted?: boolean;
  /** Where the order stands. */
  status?: BpoStatus;
  /** Value found. In cents. */
  valueCents?: number;
  /** When it was ordered. ISO 8601 with a time zone. */
  orderedAt?: string;
  /** When it was done. ISO 8601 with a time zone. */
  completedAt?: string;
}
