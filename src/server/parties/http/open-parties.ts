/** Every outside party over HTTP, each as its document in schemas/parties/ says. */

import { noChoice } from '../../platform/vendors/answer-choice.ts';
import { absent } from '../../platform/vendors/nobody.ts';
import { noOriginators } from '../../platform/vendors/originators.ts';
import {
  missingOf,
  type PartyName,
  type PartySettings,
  partyNames,
} from '../../platform/vendors/party-settings.ts';
import type { Parties } from '../../platform/vendors/vendors.ts';
import { httpAccountCheck } from './account-check.ts';
import { httpAddressBook } from './address-book.ts';
import { httpAnswerChoice } from './answer-choice.ts';
import { type AskParty, askParty } from './ask-party.ts';
import { httpBankLink } from './bank-link.ts';
import { httpChatRelay } from './chat-relay.ts';
import { httpCreditBureau } from './credit-bureau.ts';
import { httpDisbursement } from './disbursement.ts';
import { httpFlood } from './flood.ts';
import { httpIdentityCheck } from './identity-check.ts';
import { httpIncomeLink } from './income-link.ts';
import { httpNotary } from './notary.ts';
import { httpOriginators } from './originators.ts';
import { readPartyDocument } from './party-document.ts';
import { httpPayoffLetters } from './payoff-letters.ts';
import { httpPropertyData } from './property-data.ts';
import { httpRecording } from './recording.ts';
import { httpTaxTranscripts } from './tax-transcripts.ts';
import { httpTitleSearch } from './title-search.ts';
import { httpValuation } from './valuation.ts';

/** Parties that the product works without. */
const optional: { [Name in PartyName]?: Parties[Name] } = {
  originators: noOriginators,
  answerChoice: noChoice,
  chatRelay: absent('chatRelay'),
};

const adapters: { [Name in PartyName]: { document: string; open(ask: AskParty): Parties[Name] } } = {
  creditBureau: { document: 'credit-bureau', open: httpCreditBureau },
  addressBook: { document: 'address-book', open: httpAddressBook },
  propertyData: { document: 'property-data', open: httpPropertyData },
  flood: { document: 'flood', open: httpFlood },
  bankLink: { document: 'bank-link', open: httpBankLink },
  incomeLink: { document: 'income-link', open: httpIncomeLink },
  accountCheck: { document: 'account-check', open: httpAccountCheck },
  identityCheck: { document: 'identity-check', open: httpIdentityCheck },
  notary: { document: 'notary', open: httpNotary },
  titleSearch: { document: 'title-search', open: httpTitleSearch },
  valuation: { document: 'valuation', open: httpValuation },
  disbursement: { document: 'disbursement', open: httpDisbursement },
  recording: { document: 'recording', open: httpRecording },
  payoffLetters: { document: 'payoff-letters', open: httpPayoffLetters },
  taxTranscripts: { document: 'tax-transcripts', open: httpTaxTranscripts },
  originators: { document: 'originators', open: httpOriginators },
  answerChoice: { document: 'chatbot-llm', open: httpAnswerChoice },
  chatRelay: { document: 'chat-relay', open: httpChatRelay },
};

export type OpenParties = {
  settings: PartySettings;
  /** Holds the documents. */
  folder: string;
  /** For one question, in milliseconds. */
  patienceMs: number;
};

/** A party without its settings fails on every call; `missingParties` lists those that production needs. */
export function openParties(options: OpenParties): Parties {
  const opened = partyNames.map((name) => [name, openParty(name, options)]);
  return Object.fromEntries(opened) as Parties;
}

/** The names of the missing settings without which calls would fail. */
export function missingParties(settings: PartySettings): string[] {
  return partyNames
    .filter((name) => !Object.hasOwn(optional, name) || isBegun(settings[name]))
    .flatMap((name) => missingOf(name, settings[name]));
}

/** An optional party with one of its settings was meant to be there. */
const isBegun = ({ url, key }: PartySettings[PartyName]) => url !== undefined || key !== undefined;

function openParty<Name extends PartyName>(name: Name, options: OpenParties): Parties[Name] {
  const { url, key } = options.settings[name];
  const without: Parties[Name] | undefined = optional[name];
  if (!url || !key) return without ?? absent(name);
  const { document, open } = adapters[name];
  const read = readPartyDocument(options.folder, `${document}.openapi.json`);
  return open(askParty({ name, document: read, access: { url, key }, patienceMs: options.patienceMs }));
}
