/** Every outside party over HTTP, each as its document in schemas/parties/ says. */

import type { Meters } from '../meters/meters.ts';
import { absent } from './common/absent.ts';
import type { Breaker } from './common/breaker.ts';
import { askParty } from './http/ask-party.ts';
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
import { missingOf, type PartySettings } from './party-settings.ts';

export type OverHttp = {
  settings: PartySettings;
  /** Holds the documents. */
  folder: string;
  /** For one question, in milliseconds. */
  patienceMs: number;
  /** What keeps each of them from being asked while it fails; without it each is always asked. */
  breakerOf?(name: PartyName): Breaker;
  meters?: Meters | undefined;
};

/** A party without its settings fails on every call; `missingParties` lists those that production needs. */
export function partiesOverHttp(options: OverHttp): AskedParties {
  return eachParty((name, party) => openParty(name, party, options));
}

/** The names of the missing settings without which calls would fail. */
export function missingParties(settings: PartySettings): string[] {
  return partyNames
    .filter((name) => !parties[name].without || isBegun(settings[name]))
    .flatMap((name) => missingOf(name, settings[name]));
}

/** An optional party with one of its settings was meant to be there. */
const isBegun = ({ url, key }: PartySettings[PartyName]) => url !== undefined || key !== undefined;

function openParty(name: PartyName, { http, without }: Party, options: OverHttp): object {
  const { url, key } = options.settings[name];
  if (!url || !key) return without ?? absent(name);
  const document = readPartyDocument(options.folder, `${documentOf(name)}.openapi.json`);
  const { patienceMs, breakerOf, meters } = options;
  const breaker = breakerOf?.(name);
  return http(askParty({ name, document, access: { url, key }, patienceMs, breaker, meters }));
}
