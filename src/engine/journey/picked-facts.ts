/**
 * Facts of a page whose address names one entry of a list: the entry stands among them under the name that the page
 * gives it, so that rules and texts read it like any other.
 */
import type { Page } from '../../types/page.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';

type Picking = Pick<Page, 'picks'> | undefined;
/** The query of the page's address. */
type Params = Readonly<Record<string, string>>;

/** An entry that the list does not have is empty. */
export function pickedFacts(page: Picking, facts: Facts, params: Params): Facts {
  const picked = Object.entries(page?.picks ?? {});
  if (picked.length === 0) return facts;
  const found = picked.map(([name, pick]) => [name, entryOf(facts, pick, params) ?? {}]);
  return { ...facts, ...Object.fromEntries(found) };
}

/** The page that shows instead, where a list has no such entry. */
export function missingPick(page: Picking, facts: Facts, params: Params): string | undefined {
  return Object.values(page?.picks ?? {}).find((pick) => !entryOf(facts, pick, params))?.otherwise;
}

type OnePick = NonNullable<Page['picks']>[string];

function entryOf(facts: Facts, { from, by }: OnePick, params: Params): Record<string, unknown> | undefined {
  const list = readPath(facts, from);
  const entries = Array.isArray(list) ? list.filter(isRecord) : [];
  return entries.find(({ uuid }) => uuid !== undefined && uuid === params[by]);
}
