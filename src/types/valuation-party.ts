/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, PostalAddress } from './common-party.ts';

export interface Order {
  application: Application;
  subject: { address: PostalAddress };
  kind: 'INTERIOR' | 'EXTERIOR';
  /** Which of the two the lender orders. */
  product: 'BPO' | 'EVALUATION';
}
export interface Ordered { reference: string }
export interface Look {
  application: Application;
  reference: string;
  /** How often we have asked, this time included. */
  attempt: number;
}
export interface Report {
  /** Not there yet. */
  pending: boolean;
  /** Whole dollars. */
  value?: number;
  condition?: 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
  /** Nothing can be said from outside: the order is closed, and one with a visit inside is needed. */
  needsVisit?: boolean;
}
export interface Cancel { application: Application; reference: string }
export interface Cancelled {
  /** False where the work was done by then. */
  stopped: boolean;
}
