/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { RateType } from './enumerations.ts';

/** The terms the borrower chose. Server-computed fields are read-only: whatever a browser sends there is replaced. */
export interface Offer {
  /** Term in years. */
  term: 5 | 10 | 15 | 30;
  /** Line amount in whole dollars. */
  amount: number;
  /** Origination fee, of the initial draw. In percent. */
  feePercent: 0 | 1 | 2.99 | 4.99;
  /** Whether payments come by autopay. */
  autopay: boolean;
  /** Version of the price that was shown. */
  version?: string;
  /** When it was chosen. ISO 8601 with a time zone. */
  acceptedAt?: string;
  /** Until when the rate holds. */
  holdUntil?: string;
  /** Fixed for the first draw. */
  rateType?: RateType;
  /** Rate (APR) with the choice of payment. In percent. */
  rate?: number;
  /** Rate without autopay. In percent. */
  rateWithoutAutopay?: number;
  /** Margin over Prime for later draws. In percent. */
  marginPercent?: number;
  /** Prime at that time. In percent. */
  primePercent?: number;
  /** Payment in a month. In cents. */
  paymentCents?: number;
  /** Last payment. In cents. */
  lastPaymentCents?: number;
  /** Rate with autopay. In percent. */
  rateWithAutopay?: number;
  /** Payment with autopay. In cents. */
  paymentWithAutopayCents?: number;
  /** Payment without autopay. In cents. */
  paymentWithoutAutopayCents?: number;
  /** Initial draw. In cents. */
  drawCents?: number;
  /** Origination fee. In cents. */
  feeCents?: number;
  /** Estimated recording fees and taxes. In cents. */
  recordingCents?: number;
  /** Fee of the valuation that was ordered, taken from the cash. In cents. */
  valuationCents?: number;
  /** Fee of the notary in person, taken from the cash. In cents. */
  notaryCents?: number;
  /** Cash to the borrower. In cents. */
  cashCents?: number;
  /** Total of payments. In cents. */
  totalCents?: number;
  /** Annual cost including the origination fee. Never called APR. In percent. */
  costRatePercent?: number;
  /** Combined loan to value. In percent. */
  cltvPercent?: number;
  /** Debt to income. In percent. */
  dtiPercent?: number;
}
