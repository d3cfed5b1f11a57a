/** Linking a checking or savings account by the borrower's login at the bank. */
import type { LinkFailure, LinkLogin } from './link-failure.ts';
import type { Subject } from './subject.ts';

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
