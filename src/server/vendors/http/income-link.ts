/** Proving income over HTTP. */
import type { IncomeLink, VerifiedIncome } from '../income-link.ts';
import { type LinkFailure, linkFailure } from '../link-failure.ts';
import type { AskParty } from './ask-party.ts';

type Linked = Pick<LinkFailure, 'ok' | 'code'> | { ok: true; income: VerifiedIncome };

export function httpIncomeLink(ask: AskParty): IncomeLink {
  return {
    link: async (subject, sourceType, login, today) => {
      const answer = await ask.about<Linked>('link', subject, { sourceType, login, today });
      return answer.ok ? answer : linkFailure(answer.code);
    },
  };
}
