/** Every outside party over HTTP: each as its document in schemas/parties/ says, or by the library of the company that its setting names. */

import type { Meters } from '../meters/meters.ts';
import { absent } from './common/absent.ts';
import type { Breaker } from './common/breaker.ts';
import { sampleUrl } from './common/party-address.ts';
import { openCompany } from './companies/open-company.ts';
import { askParty } from './http/ask-party.ts';
import type { Watched } from './http/asked.ts';
import { readPartyDocument } from './http/party-document.ts';
import {
  type AskedParties,
  documentOf,
  eachParty,
  type Party,
  type PartyName,
  parties,
  partyNames,
} from './parties.ts';
import { missingOf, type PartySetting, type PartySettings } from './party-settings.ts';

export type OverHttp = {
  settings: PartySettings;
  /** Holds the documents. */
  folder: string;
  /** What plays a party at its address `sandbox:`; without it such a party is away. */
  samples?: AskedParties | undefined;
  /** For one question, in milliseconds. */
  patienceMs: number;
  /** What keeps each of them from being asked while it fails; without it each is always asked. */
  breakerOf?(name: PartyName): Breaker;
  meters?: Meters | undefined;
};

/** A party without its settings fails on every call; `missingParties` lists those that production needs. */
export async function partiesOverHttp(options: OverHttp): Promise<AskedParties> {
  const chosen = await chosenCompanies(options);
  return eachParty((name, party) => chosen[name] ?? openParty(name, party, options));
}

/** The parties whose settings name a company. */
export async function chosenCompanies(
  options: Omit<OverHttp, 'folder' | 'samples'>,
): Promise<Partial<AskedParties>> {
  const opened = partyNames.map(async (name) => {
    const { company } = options.settings[name];
    if (!company) return [];
    const companies = parties[name].companies ?? {};
    const watched = watchedOf(name, options);
    return [[name, await openCompany(companies, company, watched, options.patienceMs)]];
  });
  return Object.fromEntries((await Promise.all(opened)).flat());
}

/** The names of the missing settings without which calls would fail. */
export function missingParties(settings: PartySettings): string[] {
  return partyNames
    .filter((name) => !parties[name].without || isBegun(settings[name]))
    .flatMap((name) => missingOf(name, settings[name]));
}

/** A party with one of its settings was meant to be there. */
const isBegun = ({ url, key, company }: PartySetting) =>
  url !== undefined || key !== undefined || company !== undefined;

/** The same settings, where each party that production needs and no setting names is played by its sample company. */
export function withSamples(settings: PartySettings): PartySettings {
  return Object.fromEntries(
    partyNames.map((name) => {
      const isLeft = !parties[name].without && !isBegun(settings[name]);
      return [name, isLeft ? { url: sampleUrl } : settings[name]];
    }),
  ) as PartySettings;
}

/** Which parties sample companies play. */
export function playedParties(settings: PartySettings): PartyName[] {
  return partyNames.filter((name) => settings[name].url === sampleUrl);
}

function watchedOf(name: PartyName, { breakerOf, meters }: Pick<OverHttp, 'breakerOf' | 'meters'>): Watched {
  return { name, breaker: breakerOf?.(name), meters };
}

function openParty(name: PartyName, { http, without }: Party, options: OverHttp): object {
  const { url, key } = options.settings[name];
  if (url === sampleUrl && options.samples) return options.samples[name];
  if (!url || !key) return without ?? absent(name);
  const document = readPartyDocument(options.folder, `${documentOf(name)}.openapi.json`);
  const { patienceMs } = options;
  return http(askParty({ ...watchedOf(name, options), document, access: { url, key }, patienceMs }));
}
