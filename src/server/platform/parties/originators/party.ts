/** A lender's directory of its loan officers and brokers. */
import type { LoanOriginator } from '../../../../types/loan-originator.ts';
import type { Found } from '../../../../types/originators-party.ts';
import type { AskParty } from '../http/ask-party.ts';

export type Originators = {
  /** Undefined for no one, and for an originator of another lender. @param lender its code */
  find(originator: string, lender: string): Promise<LoanOriginator | undefined>;
};

/** A product without a directory shows no cards. */
export const noOriginators: Originators = { find: async () => undefined };

/** The directory of originators over HTTP. */
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
