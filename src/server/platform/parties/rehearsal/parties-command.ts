/** `npm run parties`: serves every party from sample companies, or checks one at an address (docs/operations.md). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartRefused } from '../../errors/start-refused.ts';
import { withSecretFiles } from '../../world/secret-files.ts';
import type { PartyAccess } from '../common/party-access.ts';
import { readPartyUrl } from '../common/party-address.ts';
import type { Subject } from '../common/subject.ts';
import { readPartyDocument } from '../http/party-document.ts';
import { documentOf, type PartyName, partyNames, settingOf } from '../parties.ts';
import { readPartyKey } from '../party-settings.ts';
import { checkCompany } from './check-company.ts';
import { checkParty, type Finding } from './check-party.ts';
import { sampleSubject } from './questions.ts';
import { serveParties } from './serve-parties.ts';

type Say = (line: string) => void;

/** The sample companies know nothing secret: this one may be known. */
const sampleKey = 'hearthline:the-key-of-the-sample-companies-only';

/**
 * @param args without words it serves until it is stopped; `check URL` tries a party
 * @param folder holds the parties' documents
 * @returns the exit code; undefined while it serves. Throws StartRefused for what it cannot do.
 */
export async function partiesCommand(
  args: readonly string[],
  folder: string,
  say: Say,
): Promise<number | undefined> {
  const { values, positionals } = asked(args);
  const [task, url] = positionals;
  if (task === undefined) return serve(values, folder, say);
  if (task !== 'check' || url === undefined) throw new StartRefused(usage);
  if (/^[a-z]+$/.test(url)) return checkByName(url, values, say);
  return check(url, values, folder, say);
}

const usage = `npm run parties [-- --host 127.0.0.1 --port 4400 --key id:secret]
  serves every outside party from sample companies and prints the settings that lead there
npm run parties -- check URL [--party flood] [--key id:secret] [--subject FILE]
  tries a party at an address; the key may be in FLOOD_KEY, FILE holds a person whom it knows
npm run parties -- check plaid [--phone +12025550123]
  tries a company of docs/companies.md with the keys of the environment; a text goes to the phone`;

const options = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '4400' },
  key: { type: 'string' },
  party: { type: 'string' },
  subject: { type: 'string' },
  phone: { type: 'string' },
} as const;

type Values = ReturnType<typeof asked>['values'];

function asked(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartRefused(`${(error as Error).message}\n${usage}`);
  }
}

async function serve({ host, port, key = sampleKey }: Values, folder: string, say: Say): Promise<undefined> {
  const given = readPartyKey('--key', key);
  if (!given || !/^\d{1,5}$/.test(port)) throw new StartRefused(usage);
  const { env } = await serveParties({
    ...{ folder, key: given, host, port: Number(port) },
    heard: ({ question, refused }) => say(`${question}${refused ? ` REFUSED: ${refused}` : ''}`),
    texted: ({ to, text }) => say(`text to ${to}: ${text}`),
  });
  for (const [name, value] of Object.entries(env)) say(`${name}=${value}`);
  say('# Every party answers until this is stopped. What each is asked follows.');
}

async function check(url: string, values: Values, folder: string, say: Say): Promise<number> {
  const party = partyOf(url, values.party);
  const access = accessOf(url, values.key ?? process.env[`${settingOf(party)}_KEY`]);
  const document = readPartyDocument(folder, `${documentOf(party)}.openapi.json`);
  const subject = values.subject === undefined ? sampleSubject : subjectIn(values.subject);
  const found: Finding[] = [];
  const checking = { party, document, access, subject, patienceMs: 20_000 };
  await checkParty({ ...checking, found: (finding) => found.push(finding) });
  const failed = found.filter(({ instead }) => instead !== undefined);
  for (const question of new Set(found.map((one) => one.question)))
    say(`${failed.some((one) => one.question === question) ? 'FAILS' : 'ok   '} ${question}`);
  for (const { question, rule, instead } of failed) say(`  ${question} ${rule}: ${instead}`);
  say(`${found.length - failed.length} held, ${failed.length} failed.`);
  return failed.length > 0 ? 1 : 0;
}

async function checkByName(name: string, { phone }: Values, say: Say): Promise<number> {
  const found = await checkCompany(name, withSecretFiles(process.env), phone);
  for (const { question, said, failed } of found) say(`${failed ? 'FAILS' : 'ok   '} ${question}: ${said}`);
  return found.some(({ failed }) => failed) ? 1 : 0;
}

function partyOf(url: string, named: string | undefined): PartyName {
  const name = named ?? url.split('/').at(-1) ?? '';
  const party = partyNames.find((one) => documentOf(one) === name || one === name);
  if (party) return party;
  throw new StartRefused(
    `Which party is it? Say --party and one of ${partyNames.map(documentOf).join(', ')}.`,
  );
}

function accessOf(url: string, key: string | undefined): PartyAccess {
  const access = { url: readPartyUrl('The address', url), key: readPartyKey('--key', key) };
  if (access.url && access.key) return { url: access.url, key: access.key };
  throw new StartRefused('The key is missing: say --key id:secret, as the party knows it.');
}

function subjectIn(file: string): Subject {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartRefused(`${file} holds no person as JSON: ${(error as Error).message}`);
  }
}
