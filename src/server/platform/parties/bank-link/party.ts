/** Linking a checking or savings account by the borrower's login at the bank. */

import type { BankName, Linked } from '../../../../types/bank-link-party.ts';
import { type LinkFailure, type LinkLogin, linkFailure } from '../common/link-failure.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type LinkedAccount = {
  routingNumber: string;
  accountNumber: string;
  accountType: 'CHECKING' | 'SAVINGS';
  bankName: string;
  ownerName: string;
};

export type BankLink = {
  link(
    subject: Subject,
    login: LinkLogin & { account?: string },
  ): Promise<LinkFailure | { ok: true; account: LinkedAccount }>;
  /** The bank that an ABA number belongs to, when known. */
  bankName(routingNumber: string): Promise<string | undefined>;
};

/** Linking a bank account over HTTP. */
export function httpBankLink(ask: AskParty): BankLink {
  return {
    link: async (subject, login) => {
      const answer = await ask.about<Linked>('link', subject, { login });
      return answer.ok ? answer : linkFailure(answer.code);
    },
    bankName: async (routingNumber) => (await ask.plainly<BankName>('bankName', { routingNumber })).bankName,
  };
}
