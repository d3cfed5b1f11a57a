/** Payments over HTTP. */
import type { Ordered, State } from '../../../types/disbursement-party.ts';
import type { Disbursement } from '../../platform/vendors/disbursement.ts';
import type { AskParty } from './ask-party.ts';

export function httpDisbursement(ask: AskParty): Disbursement {
  return {
    pay: (subject, payment) => ask.about<Ordered>('pay', subject, { payment }),
    look: (subject, reference, attempt) => ask.about<State>('look', subject, { reference, attempt }),
  };
}
