/** A page about one entry of a list (`picks`): the entry that a walk found is in the list, and the address names it. */

import { applyPatch } from '../../engine/content/apply-patch.ts';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { type Facts, isRecord } from '../../engine/facts/facts.ts';
import type { Scene } from '../../engine/walk/scene.ts';

const uuid = '00000000-0000-4000-8000-000000000000';

/** The scene's facts with the entry in its list. */
export function factsWithPicked({ pages }: CompiledFlow, { page = '', standing }: Scene): Facts {
  return Object.entries(pages[page]?.picks ?? {}).reduce((facts, [name, { from }]) => {
    const entry = { ...(isRecord(facts[name]) ? facts[name] : {}), uuid };
    const patch = from.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), [entry]);
    return applyPatch(facts, patch) as Facts;
  }, standing.facts);
}

/** What the page's address names beside its path. */
export function queryOfPicked({ pages }: CompiledFlow, { page = '' }: Scene): Record<string, string> {
  return Object.fromEntries(Object.values(pages[page]?.picks ?? {}).map(({ by }) => [by, uuid]));
}
