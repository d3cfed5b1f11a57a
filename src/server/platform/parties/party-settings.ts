/** The settings of the outside parties: an address and a key each, such as FLOOD_URL and FLOOD_KEY. */
import { StartRefused } from '../errors/start-refused.ts';
import type { PartyAccess, PartyKey } from './common/party-access.ts';
import { type PartyName, partyNames, settingOf } from './parties.ts';

export type PartySettings = Record<PartyName, Partial<PartyAccess>>;
type Environment = Record<string, string | undefined>;

/** The address of a sample company. Its key may be left out. */
export const sampleUrl = 'sandbox:';

/** Throws a sentence with the setting's name for an invalid address or key. */
export function readPartySettings(env: Environment): PartySettings {
  const read = (party: PartyName) => {
    const prefix = settingOf(party);
    const url = readPartyUrl(`${prefix}_URL`, env[`${prefix}_URL`]);
    const key = readPartyKey(`${prefix}_KEY`, env[`${prefix}_KEY`]);
    return [party, { ...(url && { url }), ...(key && { key }) }];
  };
  return Object.fromEntries(partyNames.map(read)) as PartySettings;
}

/** The missing settings of a party. */
export function missingOf(party: PartyName, { url, key }: Partial<PartyAccess>): string[] {
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

/** The value may hold a token, so the sentence does not repeat it. */
export function readPartyUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text === sampleUrl) return sampleUrl;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSafe(url) && !/[?#@]/.test(text)) return text.replace(/\/+$/, '');
  throw new StartRefused(
    `${name} is the https address of the party (http only on this machine), without a user, "?" and "#".`,
  );
}

/** TLS only over the network; any protocol to a program on this machine. */
export function isSafe({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true;
  return protocol === 'http:' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
