/** The sandbox's post office: a few streets of three dozen cities, and a tidier spelling of whatever is typed. */
import { zipInState } from '../../../../engine/geo/zip-in-state.ts';
import { title } from '../../../../engine/text/title.ts';
import type { PostalAddress } from '../common/subject.ts';
import sample from '../sandbox/sample-streets.json' with { type: 'json' };
import type { AddressBook, AddressFinding } from './party.ts';

export function sandbox(): AddressBook {
  return { complete: async (typed, most) => complete(typed, most), check: async (typed) => check(typed) };
}

const highest = 1999;
const streets = sample.places.flatMap(({ streets: names, ...place }) =>
  names.map((name) => ({ name, ...place })),
);

// A number, then words that begin words of the street, city, state or ZIP code: "101 sandb wa tampa".
function complete(typed: string, most: number): PostalAddress[] {
  const [, number = '', rest = ''] = /^\s*0*([1-9]\d{0,3})\s+(.*\S)/.exec(typed) ?? [];
  const wanted = words(rest);
  if (Number(number) > highest || !wanted[0] || wanted.join('').length < 2) return [];
  const [first, ...others] = wanted;
  return streets
    .filter(({ name }) => words(name)[0]?.startsWith(first))
    .filter(({ name, city, state, zip }) => allBegin(others, words(`${name} ${city} ${state} ${zip}`)))
    .slice(0, most)
    .map(({ name, ...place }) => ({ street1: `${number} ${name}`, ...place }));
}

const words = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

function allBegin(wanted: string[], known: string[]): boolean {
  return wanted.every((word) => known.some((one) => one.startsWith(word)));
}

function check(typed: PostalAddress): AddressFinding {
  const location = tidied(typed);
  const isPlace = /\d/.test(location.street1) && zipInState(location.zip, location.state);
  if (!isPlace) return { kind: 'none' };
  const isSame = Object.entries(location).every(
    ([part, value]) => typed[part as keyof PostalAddress] === value,
  );
  return isSame ? { kind: 'exact', location } : { kind: 'suggestion', location };
}

function tidied({ street1, street2, city, state, zip }: PostalAddress): PostalAddress {
  const plain = (value: string) => value.trim().replace(/\s+/g, ' ');
  const cased = (value: string) => (/[a-z]/.test(value) && /[A-Z]/.test(value) ? value : title(value));
  return {
    street1: cased(plain(street1)),
    ...(street2?.trim() && { street2: plain(street2) }),
    city: cased(plain(city)),
    state: plain(state).toUpperCase(),
    zip: plain(zip),
  };
}
