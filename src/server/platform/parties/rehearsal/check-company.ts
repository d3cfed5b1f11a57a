/**
 * Tries a company with an operator's own keys: each question that costs nothing and moves nothing, by the settings of the environment. What
 * passes here is what borrowers meet.
 */
import { StartRefused } from '../../errors/start-refused.ts';
import { openCompany } from '../companies/open-company.ts';
import { missingOfCompany, readCompany } from '../companies/read-company.ts';
import type { IncomeLink } from '../income-link/party.ts';
import { type AskedParties, type PartyName, parties, partyNames, settingOf } from '../parties.ts';
import { textCompanies } from '../text-messages/companies.ts';
import { sampleSubject } from './questions.ts';
import realHome from './real-home.json' with { type: 'json' };

type Environment = Record<string, string | undefined>;

/** A question and what came of it, in a line. */
export type Tried = { question: string; said: string; failed: boolean };

type Try = (asked: AskedParties) => Promise<string>;

const patienceMs = 20_000;

const tries: { [Name in PartyName]?: Record<string, Try> } = {
  addressBook: {
    complete: async ({ addressBook }) =>
      `${(await addressBook.complete('1600 Penn', 5)).length} addresses for "1600 Penn"`,
    check: async ({ addressBook }) => JSON.stringify(await addressBook.check(realHome)),
  },
  bankLink: {
    bankName: async ({ bankLink }) => `021000021 is ${(await bankLink.bankName('021000021')) ?? 'no bank'}`,
    startVisit: async ({ bankLink }) =>
      `open ${(await bankLink.startVisit?.(sampleSubject, visit))?.address} to see what a borrower sees`,
  },
  identityCheck: {
    verdict: async ({ identityCheck }) => {
      const verdict = await identityCheck.verdict(sampleSubject, noCheck, 1);
      return 'ok' in verdict && !verdict.ok ? 'knows no such check, as it should' : JSON.stringify(verdict);
    },
  },
  incomeLink: {
    payroll: ({ incomeLink }) => incomeVisit(incomeLink, 'TRUV_PAYROLL'),
    bank: ({ incomeLink }) => incomeVisit(incomeLink, 'PLAID_TRANSACTIONS'),
  },
};
const noCheck = '00000000-0000-4000-8000-000000000000';

/** Begins a visit in which nothing is shared. */
async function incomeVisit(incomeLink: IncomeLink, type: string): Promise<string> {
  const started = await incomeLink.startVisit?.(sampleSubject, type, visit);
  return `open ${started?.address} to see what a borrower sees`;
}

const visit = {
  returnTo: 'https://apply.example/account/heloc/plaid-oauth-success',
  lender: 'A lender',
  language: 'en',
};

/**
 * @param phone where a text goes, for a company that carries texts
 * Throws `StartRefused` for a company that there is not, and for settings that it lacks.
 */
export async function checkCompany(name: string, env: Environment, phone?: string): Promise<Tried[]> {
  const asParty = partyNames.filter((party) => Object.hasOwn(parties[party].companies ?? {}, name));
  if (asParty.length === 0 && !Object.hasOwn(textCompanies, name)) throw new StartRefused(unknown(name));
  const found: Tried[] = [];
  for (const party of asParty) found.push(...(await tryParty(party, name, env)));
  if (Object.hasOwn(textCompanies, name)) found.push(await tryText(name, env, phone));
  return found;
}

async function tryParty(party: PartyName, name: string, env: Environment): Promise<Tried[]> {
  const companies = parties[party].companies ?? {};
  const asked = { [party]: await opened(companies, settingOf(party), name, env) } as unknown as AskedParties;
  const questions = Object.entries(tries[party] ?? {});
  return Promise.all(questions.map(([question, work]) => tried(`${party}.${question}`, () => work(asked))));
}

async function tryText(name: string, env: Environment, phone: string | undefined): Promise<Tried> {
  if (!phone) throw new StartRefused('Where may a text go? Say --phone +1 and ten digits.');
  const carrier = await opened(textCompanies, 'TEXT_MESSAGES', name, env);
  const text = 'A text of Hearthline, to try the way there. Nothing else is meant.';
  return tried('textMessages.send', async () => {
    await carrier.send({ channel: 'SMS', to: phone, subject: '', text });
    return `taken for ${phone}`;
  });
}

function opened<Answers extends object>(
  companies: Parameters<typeof openCompany<Answers>>[0],
  setting: string,
  name: string,
  env: Environment,
): Promise<Answers> {
  const chosen = readCompany({ setting, companies, otherwise: [] }, { ...env, [setting]: name });
  const missing = chosen ? missingOfCompany(chosen, companies) : [];
  if (!chosen || missing.length > 0) throw new StartRefused(`${name} needs ${missing.join(', ')}.`);
  return openCompany(companies, chosen, { name: setting }, patienceMs);
}

async function tried(question: string, work: () => Promise<string>): Promise<Tried> {
  try {
    return { question, said: await work(), failed: false };
  } catch (error) {
    return { question, said: error instanceof Error ? error.message : 'failed', failed: true };
  }
}

function unknown(name: string): string {
  const known = partyNames.flatMap((party) => Object.keys(parties[party].companies ?? {}));
  const all = [...new Set([...known, ...Object.keys(textCompanies)])];
  return `No company is called "${name}". There are ${all.sort().join(', ')} (docs/companies.md).`;
}
