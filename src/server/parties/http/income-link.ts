/** Proving income over HTTP. */
import type { Linked } from '../../../types/income-link-party.ts';
import type { IncomeLink } from '../../platform/vendors/income-link.ts';
import { linkFailure } from '../../platform/vendors/link-failure.ts';
import type { AskParty } from './ask-party.ts';

export function httpIncomeLink(ask: AskParty): IncomeLink {
  return {
    link: async (subject, sourceType, login, today) => {
      const answer = await ask.about<Linked>('link', subject, { sourceType, login, today });
      return answer.ok ? answer : linkFailure(answer.code);
    },
  };
}
