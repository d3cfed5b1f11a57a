/** What differs between connecting a bank and connecting a payroll provider: only the words, and the choice of account. */
import { say } from '../../data/say.ts';

export type LinkWords = {
  /** The widget, as its sentences are called. */
  room: 'bank-link' | 'income-link';
  /** Whether the borrower says which account is meant. */
  accounts: boolean;
};

/** What both say, each in its own words. */
export const linkSentences = [
  'change',
  'matches',
  'use',
  'type',
  'oneMatch',
  'countMatches',
  'when',
  'password',
  'code',
  'codeWord',
  'failed',
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
export function sayOfLink(
  { room }: LinkWords,
  name: (typeof linkSentences)[number],
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return say(`${room}.${name}`, facts);
}
