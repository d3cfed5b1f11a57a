/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;

export interface ValuationParty {}
/**
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  application: Application;
  subject: {
    address: PostalAddress;
  };
  kind: 'INTERIOR' | 'EXTERIOR';
  /**
   * Which of the two the lender orders.
   */
  product: 'BPO' | 'EVALUATION';
}
/**
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "PostalAddress".
 */
export interface PostalAddress {
  street1: string;
  street2?: string;
  city: string;
  /**
   * USPS code.
   */
  state: string;
  zip: string;
}
/**
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "Ordered".
 */
export interface Ordered {
  reference: string;
}
/**
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  application: Application;
  reference: string;
  /**
   * How often we have asked, this time included.
   */
  attempt: number;
}
/**
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  /**
   * Not there yet.
   */
  pending: boolean;
  /**
   * Whole dollars.
   */
  value?: number;
  condition?: 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
  /**
   * Nothing can be said from outside: the order is closed, and one with a visit inside is needed.
   */
  needsVisit?: boolean;
}
/**
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "Cancel".
 */
export interface Cancel {
  application: Application;
  reference: string;
}
/**
 * This interface was referenced by `ValuationParty`'s JSON-Schema
 * via the `definition` "Cancelled".
 */
export interface Cancelled {
  /**
   * False where the work was done by then.
   */
  stopped: boolean;
}
