/** The parties by the names that their documents and settings have. */
import type { Parties } from '../../src/server/platform/vendors/vendors.ts';

export type PartyName = keyof Parties;

const words: Record<PartyName, string> = {
  creditBureau: 'credit-bureau',
  addressBook: 'address-book',
  propertyData: 'property-data',
  flood: 'flood',
  bankLink: 'bank-link',
  incomeLink: 'income-link',
  accountCheck: 'account-check',
  identityCheck: 'identity-check',
  notary: 'notary',
  titleSearch: 'title-search',
  valuation: 'valuation',
  disbursement: 'disbursement',
  recording: 'recording',
  payoffLetters: 'payoff-letters',
  taxTranscripts: 'tax-transcripts',
  originators: 'originators',
  answerChoice: 'chatbot-llm',
  chatRelay: 'chat-relay',
};

export const partyNames = Object.keys(words) as PartyName[];
export const wordsOf = (party: PartyName): string => words[party];
export const settingOf = (party: PartyName): string => words[party].replaceAll('-', '_').toUpperCase();
