/** The credit bureau over HTTP. */
import type { Report } from '../../../types/credit-bureau-party.ts';
import type { CreditBureau } from '../../platform/vendors/credit-bureau.ts';
import type { AskParty } from './ask-party.ts';

export function httpCreditBureau(ask: AskParty): CreditBureau {
  return { pull: ({ subject, ...inquiry }) => ask.about<Report>('pull', subject, inquiry) };
}
