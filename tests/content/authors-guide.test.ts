/** docs/authors.md is followed as it is written: after each recipe the check finds no mistake, and nothing but missing translations. */
/** Covers src/content/lints/lint-tree.ts, src/tools/cases/run-cases.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { issueLine } from '../../src/engine/issues/issue.ts';
import { runCases } from '../../src/tools/cases/run-cases.ts';
import { treeWith } from './mistakes-tree.ts';

type Edit = { how: string; file: string; pointer: string; before: string | undefined; json: unknown };

const guide = readFileSync('docs/authors.md', 'utf8');
const recipes = guide
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ title: section.split('\n', 1)[0] ?? '', edits: editsIn(section) }))
  .filter(({ edits }) => edits.length > 0);
const base = treeWith({});

// A recipe may build on those before it.
test.each(recipes)('$title', ({ title }) => {
  const edits = recipes
    .slice(0, recipes.findIndex((one) => one.title === title) + 1)
    .flatMap((one) => one.edits);
  const tree = treeWith({ set: Object.assign({}, ...edits.map(placed)) });
  const found = lintTree(tree).issues;

  expect(found.filter(({ severity }) => severity === 'error').map(issueLine)).toEqual([]);
  expect(found.filter(({ code }) => !code.startsWith('TRANSLATION_')).map(issueLine)).toEqual([]);
  // The other lenders are left out of the tree.
  const misses = runCases(tree).misses.filter(({ why }) => !/^there is no lender/.test(why[0] ?? ''));
  expect(misses).toEqual([]);
});

test('the guide has a recipe for whatever authors add', () => {
  expect(recipes.map(({ title }) => title).join()).toMatch(
    /question.*only of some.*registration.*application.*step.*stored.*condition.*language/,
  );
});

function editsIn(section: string): Edit[] {
  const fences = section.matchAll(
    /^```json (set|append|insert) (\S+?)(#\S*)?(?: before (\S+))?\n([\s\S]*?)^```$/gm,
  );
  return [...fences].map(([, how = '', file = '', pointer = '', before, text = '']) => ({
    how,
    file,
    pointer: pointer.slice(1),
    before,
    json: JSON.parse(text),
  }));
}

/** The edit as one that writes to a place: whole lists for what is put into them. A block goes by its id. */
function placed({ how, file, pointer, before, json }: Edit): Record<string, unknown> {
  const keys = pointer.split('/').slice(1);
  const { value, at } = follow(base.get(file), keys);
  if (how === 'set') return { [pointer ? `${file}#${pointer}` : file]: json };
  const list = Array.isArray(value) ? value : [];
  const index = how === 'append' ? list.length : indexOf(list, before ?? '');
  return { [`${file}#/${at.join('/')}`]: list.toSpliced(index, 0, json) };
}

function follow(
  value: unknown,
  [key, ...rest]: readonly string[],
): { value: unknown; at: Array<string | number> } {
  if (key === undefined) return { value, at: [] };
  const here = Array.isArray(value) ? indexOf(value, key) : key;
  const below = follow(
    isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[here] : undefined,
    rest,
  );
  return { value: below.value, at: [here, ...below.at] };
}

function indexOf(list: readonly unknown[], name: string): number {
  const found = list.findIndex((one) => isRecord(one) && [one.id, one.page, one.step].includes(name));
  return found < 0 ? Number(name) : found;
}
