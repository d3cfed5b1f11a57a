/** Broker price opinions, ordered when the automated value is missing or not enough. */
import type { CalledOff } from './called-off.ts';
import type { Subject } from './subject.ts';

export type ValuationKind = 'INTERIOR' | 'EXTERIOR';

export type ValuationReport = { pending: boolean; value?: number; condition?: string };

export type Valuation = {
  order(subject: Subject, kind: ValuationKind): Promise<{ reference: string }>;
  report(subject: Subject, reference: string, attempt: number): Promise<ValuationReport>;
  /** Calls an order off: no visit, no fee. */
  cancel(subject: Subject, reference: string): Promise<CalledOff>;
};
