/** Broker price opinions, ordered when the automated value is missing or not enough. */
import type { Subject } from './subject.ts';

export type ValuationReport = { pending: boolean; value?: number; condition?: string };

export type Valuation = {
  order(subject: Subject, kind: 'INTERIOR' | 'EXTERIOR'): Promise<{ reference: string }>;
  report(subject: Subject, reference: string, attempt: number): Promise<ValuationReport>;
};
