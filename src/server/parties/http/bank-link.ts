/** Linking a bank account over HTTP. */
import type { BankName, Linked } from '../../../types/bank-link-party.ts';
import type { BankLink } from '../../platform/vendors/bank-link.ts';
import { linkFailure } from '../../platform/vendors/link-failure.ts';
import type { AskParty } from './ask-party.ts';

export function httpBankLink(ask: AskParty): BankLink {
  return {
    link: async (subject, login) => {
      const answer = await ask.about<Linked>('link', subject, { login });
      return answer.ok ? answer : linkFailure(answer.code);
    },
    bankName: async (routingNumber) => (await ask.plainly<BankName>('bankName', { routingNumber })).bankName,
  };
}
