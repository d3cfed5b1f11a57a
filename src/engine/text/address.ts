/** One line: title-cased street1 and city, optional street2, state, zip. Reads a location or an address that holds one. */

import { title } from './title.ts';

export function address(value: unknown): string {
  const { street1, street2, city, state, zip } = locationOf(value);
  if (!street1 && !city) return '—';
  const place = [state, zip].filter(Boolean).join(' ');
  return [street1 && title(street1), street2, city && title(city), place].filter(Boolean).join(', ');
}

type Location = Partial<Record<'street1' | 'street2' | 'city' | 'state' | 'zip', string>>;

function locationOf(value: unknown): Location {
  const outer: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const inner: unknown = outer.location;
  const source: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : outer;
  const texts = Object.entries(source).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
