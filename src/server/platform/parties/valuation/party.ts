/** Valuations by people, ordered when the automated value is missing or not enough. */

import type { Cancelled, Ordered, Report } from '../../../../types/valuation-party.ts';
import type { CalledOff } from '../common/called-off.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type ValuationKind = 'INTERIOR' | 'EXTERIOR';

/** BPO: a broker's opinion of the price. EVALUATION: an evaluation of residential real estate (12 CFR 34, subpart C). */
export type ValuationProduct = 'BPO' | 'EVALUATION';

export type ValuationOrder = { kind: ValuationKind; product: ValuationProduct };

/** `needsVisit`: nothing could be said from outside, and someone has to let the expert in. */
export type ValuationReport = { pending: boolean; value?: number; condition?: string; needsVisit?: boolean };

export type Valuation = {
  order(subject: Subject, order: ValuationOrder): Promise<{ reference: string }>;
  report(subject: Subject, reference: string, attempt: number): Promise<ValuationReport>;
  /** Calls an order off: no visit, no fee. */
  cancel(subject: Subject, reference: string): Promise<CalledOff>;
};

/** Valuations by people over HTTP. */
export function httpValuation(ask: AskParty): Valuation {
  return {
    order: (subject, order) => ask.about<Ordered>('order', subject, order),
    report: (subject, reference, attempt) => ask.about<Report>('report', subject, { reference, attempt }),
    cancel: (subject, reference) => ask.about<Cancelled>('cancel', subject, { reference }),
  };
}
