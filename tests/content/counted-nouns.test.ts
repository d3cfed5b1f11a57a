/** A count is never read beside a noun of the wrong number: "1 rows". */
/** Covers flows/site.json, flows/desk/pages, flows/chat. */
import { expect, test } from 'vitest';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { treeWith } from './mistakes-tree.ts';

// Numbers of the lender's content are never 1 where a text counts with them; all others may be.
const fixed =
  /^(limits|pricing|decisions|product|org|figures\.kba|asked|most|least|max|minutes|hours|times)\b/;
const counted =
  /\{\{\s*([\w.]*\b(?:count|length|left|more|number|seconds|days|filing\.\w+|mine))\s*\}\}\s+([a-z]{3,}s)\b/g;
// Months of a term, seconds and days of limits.json; and what the browser says only where there is room for several.
const neverOne =
  /offer-selector\/payments(Manual)?$|file-upload\/kindsOf$|kba\/warning$|notary\/visitTimes$|chatbot\.json\/lead$/;
// Pronouns, and verbs after a name.
const noNouns = ['yours'];

type Found = { at: string; text: string };

function wrongIn(json: unknown, at: string): Found[] {
  if (Array.isArray(json)) return json.flatMap((inner, index) => wrongIn(inner, `${at}/${index}`));
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? nounsOf(inner)
          .filter((noun) => !hasSingular(json, noun))
          .map(() => ({ at: `${at}/${key}`, text: inner }))
      : wrongIn(inner, `${at}/${key}`),
  );
}

const nounsOf = (text: string): string[] =>
  [...text.matchAll(counted)].flatMap(([, path = '', noun = '']) =>
    fixed.test(path) || noNouns.includes(noun) ? [] : [noun],
  );

// Beside "{{count}} entries" stands what is said of one entry.
const hasSingular = (beside: Record<string, unknown>, noun: string): boolean =>
  Object.entries(beside).some(
    ([key, text]) => key.startsWith('one') && typeof text === 'string' && text.includes(noun.slice(0, 4)),
  );

test('every text that counts says one as one', () => {
  const wrong = [...treeWith({})]
    .filter(([path]) => /^flows\/(?!languages)/.test(path))
    .flatMap(([path, json]) => wrongIn(json, path));
  expect(wrong.filter(({ at }) => !neverOne.test(at))).toEqual([]);
  expect(nounsOf('{{filing.count}} rows')).toEqual(['rows']);
});
