/** Linking a checking or savings account by the borrower's login at the bank. */

import type { BankName, Linked } from '../../../../types/bank-link-party.ts';
import { type LinkFailure, type LinkLogin, linkFailure } from '../common/link-failure.ts';
import type { LinkVisit, StartedVisit } from '../common/link-visit.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type LinkedAccount = {
  routingNumber: string;
  accountNumber: string;
  accountType: 'CHECKING' | 'SAVINGS';
  bankName: string;
  ownerName: string;
};

/** How a visit ended; `NOT_FINISHED` while the borrower has linked nothing there. */
export type VisitEnd =
  | LinkFailure
  | { ok: false; code: 'NOT_FINISHED' }
  | { ok: true; account: LinkedAccount };

export type BankLink = {
  /** Left out where the login is on our page, and `link` asks. */
  startVisit?(subject: Subject, visit: LinkVisit): Promise<StartedVisit>;
  finishVisit?(subject: Subject, ticket: string): Promise<VisitEnd>;
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
