/** Valuations by people over HTTP. */
import type { Cancelled, Ordered, Report } from '../../../types/valuation-party.ts';
import type { Valuation } from '../../platform/vendors/valuation.ts';
import type { AskParty } from './ask-party.ts';

export function httpValuation(ask: AskParty): Valuation {
  return {
    order: (subject, order) => ask.about<Ordered>('order', subject, order),
    report: (subject, reference, attempt) => ask.about<Report>('report', subject, { reference, attempt }),
    cancel: (subject, reference) => ask.about<Cancelled>('cancel', subject, { reference }),
  };
}
