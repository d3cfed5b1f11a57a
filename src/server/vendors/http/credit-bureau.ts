/** The credit bureau over HTTP. */
import type { CreditBureau } from '../credit-bureau.ts';
import type { AskParty } from './ask-party.ts';

export function httpCreditBureau(ask: AskParty): CreditBureau {
  return { pull: ({ subject, ...inquiry }) => ask.about('pull', subject, inquiry) };
}
