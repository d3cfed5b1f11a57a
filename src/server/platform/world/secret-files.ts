/** Secrets that an operator keeps in files instead of the environment: `PLAID_SECRET_FILE=/run/secrets/plaid` is PLAID_SECRET. */
import { readFileSync } from 'node:fs';
import { StartRefused } from '../errors/start-refused.ts';
import { flagCompanies } from '../parties/flags/companies.ts';
import { parties, partyNames, settingOf } from '../parties/parties.ts';
import { textCompanies } from '../parties/text-messages/companies.ts';

type Environment = Record<string, string | undefined>;

const own = [
  ...['DATABASE_URL', 'HEARTHLINE_MASTER_KEY', 'HEARTHLINE_DEVELOPER_SECRET'],
  ...['SMTP_URL', 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_KEY', 'SMS_INBOUND_SECRET'],
];
const ofParties = partyNames.flatMap((name) => [`${settingOf(name)}_URL`, `${settingOf(name)}_KEY`]);
const companies = [...partyNames.map((name) => parties[name].companies ?? {}), textCompanies, flagCompanies];
const ofCompanies = companies.flatMap((all) => Object.values(all).flatMap(({ needs }) => needs));
const settings = [...new Set([...own, ...ofParties, ...ofCompanies])];

/**
 * The environment with the settings whose files it names. A line break at the end of a file is none of the secret.
 * Throws `StartRefused` for a file that cannot be read, and for a setting that is there twice.
 */
export function withSecretFiles(env: Environment): Environment {
  const read = settings.flatMap((setting) => {
    const name = `${setting}_FILE`;
    const file = env[name];
    if (!file) return [];
    if (env[setting]) throw new StartRefused(`${setting} and ${name} are both set. Leave one of them out.`);
    return [[setting, secretIn(name, file)]];
  });
  return read.length > 0 ? { ...env, ...Object.fromEntries(read) } : env;
}

function secretIn(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new StartRefused(`${name} is "${file}", which cannot be read.`);
  }
}
