/** Broker price opinions over HTTP. */
import type { Valuation } from '../valuation.ts';
import type { AskParty } from './ask-party.ts';

export function httpValuation(ask: AskParty): Valuation {
  return {
    order: (subject, kind) => ask.about('order', subject, { kind }),
    report: (subject, reference, attempt) => ask.about('report', subject, { reference, attempt }),
  };
}
