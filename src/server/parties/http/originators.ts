/** The directory of originators over HTTP. */
import type { Found } from '../../../types/originators-party.ts';
import type { Originators } from '../../platform/vendors/originators.ts';
import type { AskParty } from './ask-party.ts';

export function httpOriginators(ask: AskParty): Originators {
  return {
    async find(originator, lender) {
      const answer = await ask.plainly<Found>('find', { originator, lender });
      if (!answer.found) return undefined;
      const { found: _, firstName, lastName, ...shown } = answer;
      const person = { uuid: originator, email: answer.email, ...named({ firstName, lastName }) };
      return { userInfo: person, originatorDisplayInfo: shown };
    },
  };
}

const named = (names: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));
