/**
 * One line: title-cased street1 and city, optional street2, state, zip. Reads a location or an address that holds one. One abroad ends
 * with its country in capitals and in English, as the post office wants it (Publication 28; International Mail Manual 122.1).
 */

import { title } from './title.ts';

export function address(value: unknown): string {
  const { street1, street2, city, state, zip, country, region, postalCode } = locationOf(value);
  if (!street1 && !city) return '—';
  if (country) {
    const town = [postalCode, city].filter(Boolean).join(' ');
    return [street1, street2, town, region, countryName(country)].filter(Boolean).join(', ');
  }
  const place = [state, zip].filter(Boolean).join(' ');
  return [street1 && title(street1), street2, city && title(city), place].filter(Boolean).join(', ');
}

function countryName(code: string): string {
  return (new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code).toUpperCase();
}

type Location = Partial<
  Record<'street1' | 'street2' | 'city' | 'state' | 'zip' | 'country' | 'region' | 'postalCode', string>
>;

function locationOf(value: unknown): Location {
  const outer: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const inner: unknown = outer.location;
  const source: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : outer;
  const texts = Object.entries(source).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
