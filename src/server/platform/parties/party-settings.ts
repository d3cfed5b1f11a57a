/** The settings of the outside parties: an address and a key each, such as FLOOD_URL and FLOOD_KEY, or a company's name, such as ADDRESS_BOOK=smarty. */
import { StartRefused } from '../errors/start-refused.ts';
import type { PartyAccess, PartyKey } from './common/party-access.ts';
import { readPartyUrl, sampleUrl } from './common/party-address.ts';
import type { ChosenCompany } from './companies/company.ts';
import { missingOfCompany, readCompany } from './companies/read-company.ts';
import { type PartyName, parties, partyNames, settingOf } from './parties.ts';

/** Where a party is asked by its contract, or the company that is asked by its own interface. */
export type PartySetting = Partial<PartyAccess> & { company?: ChosenCompany };
export type PartySettings = Record<PartyName, PartySetting>;
type Environment = Record<string, string | undefined>;

/** Throws a sentence with the setting's name for an invalid address, key or name. */
export function readPartySettings(env: Environment): PartySettings {
  const read = (party: PartyName) => {
    const prefix = settingOf(party);
    const url = readPartyUrl(`${prefix}_URL`, env[`${prefix}_URL`]);
    const key = readPartyKey(`${prefix}_KEY`, env[`${prefix}_KEY`]);
    const otherwise = [`${prefix}_URL`, `${prefix}_KEY`];
    const company = readCompany(
      { setting: prefix, companies: parties[party].companies ?? {}, otherwise },
      env,
    );
    return [party, { ...(url && { url }), ...(key && { key }), ...(company && { company }) }];
  };
  return Object.fromEntries(partyNames.map(read)) as PartySettings;
}

/** The missing settings of a party. */
export function missingOf(party: PartyName, { url, key, company }: PartySetting): string[] {
  if (company) return missingOfCompany(company, parties[party].companies ?? {});
  if (url === sampleUrl) return [];
  return [...(url ? [] : [`${settingOf(party)}_URL`]), ...(key ? [] : [`${settingOf(party)}_KEY`])];
}

/** @param text `id:secret` */
export function readPartyKey(name: string, text: string | undefined): PartyKey | undefined {
  if (!text) return undefined;
  const [, id, secret] = /^([A-Za-z0-9._-]{1,64}):(\S{32,})$/.exec(text) ?? [];
  if (id && secret) return { id, secret };
  throw new StartRefused(
    `${name} must be "id:secret", the secret 32 characters or more. Ask the party for both.`,
  );
}
