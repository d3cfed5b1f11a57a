/** What differs between connecting a bank and connecting a payroll provider: some words, and the choice of account. */
import { say } from '../../platform/data/say.ts';

export type LinkWords = {
  /** The widget, as its sentences are called. */
  room: 'bank-link' | 'income-link';
  /** Whether the borrower says which account is meant. */
  accounts: boolean;
};

/** What each says in its own words; what both say alike is the room `link`. */
export const linkSentences = [
  'search',
  'sees',
  'never',
  'limits',
  'username',
  'otherWay',
  'hasCode',
] as const;

export const bankWords: LinkWords = { room: 'bank-link', accounts: true };
export const incomeWords: LinkWords = { room: 'income-link', accounts: false };

/** The sentence of the bank's or of the provider's. */
export function sayOfLink({ room }: LinkWords, name: (typeof linkSentences)[number]): string {
  return say(`${room}.${name}`);
}
