/** Linking a bank account over HTTP. */
import type { BankLink, LinkedAccount } from '../bank-link.ts';
import { type LinkFailure, linkFailure } from '../link-failure.ts';
import type { AskParty } from './ask-party.ts';

type Linked = Pick<LinkFailure, 'ok' | 'code'> | { ok: true; account: LinkedAccount };

export function httpBankLink(ask: AskParty): BankLink {
  return {
    link: async (subject, login) => {
      const answer = await ask.about<Linked>('link', subject, { login });
      return answer.ok ? answer : linkFailure(answer.code);
    },
    bankName: async (routingNumber) =>
      (await ask.plainly<{ bankName?: string }>('bankName', { routingNumber })).bankName,
  };
}
