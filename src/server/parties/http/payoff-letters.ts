/** Payoff letters over HTTP. */
import type { Letter, Requested } from '../../../types/payoff-letters-party.ts';
import type { PayoffLetters } from '../../platform/vendors/payoff-letters.ts';
import type { AskParty } from './ask-party.ts';

export function httpPayoffLetters(ask: AskParty): PayoffLetters {
  return {
    request: (subject, debt) => ask.about<Requested>('request', subject, debt),
    letter: (subject, reference, attempt) => ask.about<Letter>('letter', subject, { reference, attempt }),
  };
}
