/** Every outside party that the product talks to: a folder here, a document in `schemas/parties/` and a line below. */

import { httpAccountCheck } from './account-check/party.ts';
import { httpAddressBook } from './address-book/party.ts';
import { smartySettings } from './address-book/smarty-settings.ts';
import { httpAnswerChoice, noChoice } from './answer-choice/party.ts';
import { httpBankLink } from './bank-link/party.ts';
import { type ChatRelay, httpChatRelay } from './chat-relay/party.ts';
import { absent } from './common/absent.ts';
import type { Carriers, Outbox } from './common/outbox.ts';
import type { Scanner } from './common/scanner.ts';
import type { Company } from './companies/company.ts';
import { httpCreditBureau } from './credit-bureau/party.ts';
import { httpDisbursement } from './disbursement/party.ts';
import type { RemoteFlags } from './flags/remote-flags.ts';
import { httpFlood } from './flood/party.ts';
import type { AskParty } from './http/ask-party.ts';
import { onfidoSettings } from './identity-check/onfido-settings.ts';
import { httpIdentityCheck } from './identity-check/party.ts';
import { httpIncomeLink } from './income-link/party.ts';
import { httpNotary } from './notary/party.ts';
import { httpOriginators, noOriginators } from './originators/party.ts';
import { httpPayoffLetters } from './payoff-letters/party.ts';
import { plaidSettings } from './plaid/plaid-settings.ts';
import { httpPropertyData } from './property-data/party.ts';
import { httpRecording } from './recording/party.ts';
import type { SandboxOptions } from './sandbox/sandbox-options.ts';
import { httpTaxTranscripts } from './tax-transcripts/party.ts';
import { httpTitleSearch } from './title-search/party.ts';
import { httpValuation } from './valuation/party.ts';

/** What a party is: `Answers` is what it can be asked. */
export type Party<Answers extends object = object> = {
  /** Over HTTP, as its document says. */
  http(ask: AskParty): Answers;
  /** The companies that its setting may name instead (`ADDRESS_BOOK=smarty`). */
  companies?: Readonly<Record<string, Company<Answers>>>;
  /** What the product does without it; a party without this one must be there in production. */
  without?: Answers;
  /** The sample company of the sandbox; left out, the sandbox does without the party, too. Read when it is asked for: production reads none. */
  sandbox?(): Promise<{ sandbox(options: SandboxOptions): Answers }>;
  /** The document, where it is not called as the party is. */
  document?: string;
};

/** Keeps the sample company to what the party can be asked. */
const party = <Answers extends object>(one: Party<Answers>): Party<Answers> => one;

const all = {
  creditBureau: party({ http: httpCreditBureau, sandbox: () => import('./credit-bureau/sandbox.ts') }),
  addressBook: party({
    http: httpAddressBook,
    companies: { smarty: { ...smartySettings, load: () => import('./address-book/smarty.ts') } },
    sandbox: () => import('./address-book/sandbox.ts'),
  }),
  propertyData: party({ http: httpPropertyData, sandbox: () => import('./property-data/sandbox.ts') }),
  flood: party({ http: httpFlood, sandbox: () => import('./flood/sandbox.ts') }),
  bankLink: party({
    http: httpBankLink,
    companies: { plaid: { ...plaidSettings, load: () => import('./bank-link/plaid.ts') } },
    sandbox: () => import('./bank-link/sandbox.ts'),
  }),
  incomeLink: party({
    http: httpIncomeLink,
    companies: { plaid: { ...plaidSettings, load: () => import('./income-link/plaid.ts') } },
    sandbox: () => import('./income-link/sandbox.ts'),
  }),
  accountCheck: party({
    http: httpAccountCheck,
    companies: { plaid: { ...plaidSettings, load: () => import('./account-check/plaid.ts') } },
    sandbox: () => import('./account-check/sandbox.ts'),
  }),
  identityCheck: party({
    http: httpIdentityCheck,
    companies: { onfido: { ...onfidoSettings, load: () => import('./identity-check/onfido.ts') } },
    sandbox: () => import('./identity-check/sandbox.ts'),
  }),
  notary: party({ http: httpNotary, sandbox: () => import('./notary/sandbox.ts') }),
  titleSearch: party({ http: httpTitleSearch, sandbox: () => import('./title-search/sandbox.ts') }),
  valuation: party({ http: httpValuation, sandbox: () => import('./valuation/sandbox.ts') }),
  disbursement: party({ http: httpDisbursement, sandbox: () => import('./disbursement/sandbox.ts') }),
  recording: party({ http: httpRecording, sandbox: () => import('./recording/sandbox.ts') }),
  payoffLetters: party({ http: httpPayoffLetters, sandbox: () => import('./payoff-letters/sandbox.ts') }),
  taxTranscripts: party({ http: httpTaxTranscripts, sandbox: () => import('./tax-transcripts/sandbox.ts') }),
  // Without one, no page shows who referred the borrower.
  originators: party({
    http: httpOriginators,
    without: noOriginators,
    sandbox: () => import('./originators/sandbox.ts'),
  }),
  // Without one, answers of the chatbot stay as the product has them.
  answerChoice: party({ http: httpAnswerChoice, without: noChoice, document: 'chatbot-llm' }),
  // Without one, no lender's chat is carried by a provider.
  chatRelay: party({
    http: httpChatRelay,
    without: absent<ChatRelay>('chatRelay'),
    sandbox: () => import('./chat-relay/sandbox.ts'),
  }),
};

/** The parties that answer calls. */
export type AskedParties = { [Name in keyof typeof all]: ReturnType<(typeof all)[Name]['http']> };
/** With them, what is reached in other ways than a call, and how long a caller waits. A lender's contract replaces one entry. */
export type Parties = AskedParties & {
  /** Looks at uploaded files. It is asked over no HTTP, so it is none of the parties. */
  scanner: Scanner;
  /** The company that decides flags, where a setting names one. */
  flags?: RemoteFlags;
  /** Where messages without a carrier stay: the sandbox's way. */
  outbox: Outbox;
  carriers: Carriers;
  /** Who fails again and again and is not asked for a while. */
  resting?(): PartyName[];
  /** How long a stage waits before the next one, in milliseconds: the sandbox's stand-in for slow parties, else 0. */
  paceMs: number;
  /** How long a caller waits for an answer before giving up, in milliseconds: less than a browser's 30 seconds. */
  patienceMs: number;
};
export type PartyName = keyof AskedParties;

/** Name -> party. */
export const parties: Record<PartyName, Party> = all;
export const partyNames = Object.keys(all) as PartyName[];

/** One value for each party, by its name. */
export function eachParty(make: (name: PartyName, party: Party) => object): AskedParties {
  return Object.fromEntries(partyNames.map((name) => [name, make(name, parties[name])])) as AskedParties;
}

/** The name of its document ("credit-bureau"), which its settings begin with (`CREDIT_BUREAU_URL`). */
export function documentOf(name: PartyName): string {
  return parties[name].document ?? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What the settings of the party begin with. */
export function settingOf(name: PartyName): string {
  return documentOf(name).replaceAll('-', '_').toUpperCase();
}
