/** The post office's list by Smarty's library, over our own transport: bounded, without redirects, and with a status for every failure. */
import smartyLibrary, { type Sender } from 'smartystreets-javascript-sdk';
import { NoAnswer } from '../common/no-answer.ts';
import type { PostalAddress } from '../common/subject.ts';
import type { CompanyAccess } from '../companies/company.ts';
import { sendAgain } from '../http/send-again.ts';
import { type Received, sendOnce } from '../http/send-once.ts';
import type { AddressBook, AddressFinding } from './party.ts';

const { core, usStreet, usAutocompletePro } = smartyLibrary;
type Candidate = InstanceType<typeof usStreet.Candidate>;
type Suggestion = InstanceType<typeof usAutocompletePro.Suggestion>;

/** @param access its settings are SMARTY_AUTH_ID, SMARTY_AUTH_TOKEN and, for another address than Smarty's, SMARTY_URL */
export function open({ settings, patienceMs, ask }: CompanyAccess): AddressBook {
  const { SMARTY_AUTH_ID = '', SMARTY_AUTH_TOKEN = '', SMARTY_URL: url } = settings;
  const credentials = new core.BasicAuthCredentials(SMARTY_AUTH_ID, SMARTY_AUTH_TOKEN);
  const builder = (path: string) => {
    const own = new core.ClientBuilder(credentials).withMaxRetries(0).withSender(transport(patienceMs));
    return url ? own.withBaseUrl(`${url}${path}`) : own;
  };
  const completing = builder('/lookup').buildUsAutocompleteProClient();
  const checking = builder('/street-address').buildUsStreetApiClient();
  return {
    complete: (typed, most) =>
      ask('complete', async () => {
        const lookup = Object.assign(new usAutocompletePro.Lookup(typed), { maxResults: most });
        await completing.send(lookup);
        return lookup.result.map(completion).filter(isWhole).slice(0, most);
      }),
    check: (typed) =>
      ask('check', async () => {
        const { street1, street2, city, state, zip } = typed;
        const lookup = new usStreet.Lookup(street1, undefined, street2, city, state, zip);
        await checking.send(Object.assign(lookup, { match: 'strict', maxCandidates: 1 }));
        return finding(typed, lookup.result[0]);
      }),
  };
}

/** Smarty's own sender follows redirects, reads without an end, and says nothing of the status. */
function transport(patienceMs: number): Sender {
  return {
    send: async ({ baseUrl, parameters, headers }) => {
      const url = new URL(baseUrl);
      for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, String(value));
      const received = await sendAgain(patienceMs, (signal) =>
        sendOnce(url.href, { method: 'GET', headers }, signal),
      );
      return { statusCode: received.status, payload: parsed(received), error: null, headers: {} };
    },
  };
}

function parsed({ body, status }: Received): object {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new NoAnswer('an answer that is no JSON', { status });
  }
}

/** A building with several units is completed without one: its reader types the unit. */
function completion({ streetLine, secondary, entries, city, state, zipcode }: Suggestion): PostalAddress {
  const unit = entries > 1 ? '' : secondary;
  return { street1: streetLine, ...(unit && { street2: unit }), city, state, zip: zipcode };
}

function finding(typed: PostalAddress, candidate: Candidate | undefined): AddressFinding {
  const location = candidate && located(candidate, typed.zip.length > 5);
  if (!location || !isWhole(location)) return { kind: 'none' };
  const parts = ['street1', 'street2', 'city', 'state', 'zip'] as const;
  const isSame = parts.every((part) => (typed[part] ?? '') === (location[part] ?? ''));
  return { kind: isSame ? 'exact' : 'suggestion', location };
}

/** Smarty writes the unit behind the street ("12 Main St Apt 5"); our pages ask for it in a box of its own. */
function located({ deliveryLine1 = '', components }: Candidate, isLong: boolean): PostalAddress {
  const { secondaryDesignator, secondaryNumber, cityName, state, zipCode, plus4Code } = components;
  const unit = [secondaryDesignator, secondaryNumber].filter(Boolean).join(' ');
  const isBehind = unit !== '' && deliveryLine1.endsWith(` ${unit}`);
  return {
    street1: isBehind ? deliveryLine1.slice(0, -unit.length - 1) : deliveryLine1,
    ...(isBehind && { street2: unit }),
    city: cityName ?? '',
    state: state ?? '',
    zip: isLong && plus4Code ? `${zipCode}-${plus4Code}` : (zipCode ?? ''),
  };
}

function isWhole({ street1, city, state, zip }: PostalAddress): boolean {
  return street1 !== '' && city !== '' && /^[A-Z]{2}$/.test(state) && /^\d{5}(-\d{4})?$/.test(zip);
}
