/** What the address of a visit brings along, as site.json lists it (`entry`). Anything else of an address is ignored. */
import type { Entry } from '../../types/site.ts';

type Listed = { entry?: Entry };
type Query = Readonly<Record<string, unknown>>;

/** What the query says under this name, cut to what it may hold; undefined where it says nothing. */
export function broughtAs(site: Listed | undefined, name: string, query: Query): string | undefined {
  const listed = site?.entry?.[name];
  const value = listed && query[listed.parameter];
  return typeof value === 'string' && value !== '' ? value.slice(0, listed?.characters) : undefined;
}

/** Everything that stays with the visitor's draft, by its name. */
export function keptWithDraft(
  site: Listed | undefined,
  query: Query,
  { sandbox }: { sandbox: boolean },
): Record<string, string> {
  const kept = Object.entries(site?.entry ?? {}).filter(
    ([, { keeps, sandboxOnly }]) => keeps.includes('draft') && (sandbox || !sandboxOnly),
  );
  const brought = kept.map(([name]) => [name, broughtAs(site, name, query)] as const);
  return Object.fromEntries(brought.filter((one): one is [string, string] => one[1] !== undefined));
}
