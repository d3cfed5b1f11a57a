/** What a product manager may get wrong: each case of mistakes/ is one mistake in the real content, found with its code and place. */
/**
 * Covers src/engine/issues/issue.ts, src/content/lints, src/engine/issues, src/engine/lints, src/engine/proof.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { type ContentIssue, issueLine } from '../../src/engine/issues/issue.ts';
import { mistakesTable } from './mistakes-table.ts';
import { type Mistake, readingWith } from './mistakes-tree.ts';

test('the content without a mistake is sound', () => {
  expect(linesOf({})).toEqual([]);
});

test.each<Pick<Mistake, 'name' | 'set'>>(json('./legal-edits.json'))('no alarm: $name', (edit) => {
  expect(linesOf(edit)).toEqual([]);
});

describe.each(readdirSync(new URL('./mistakes/', import.meta.url)))('%s', (file) => {
  test.each(casesOf(file))('$name', (mistake) => {
    const issues = issuesOf(mistake);
    const found = issues.filter(isOf(mistake));
    expect(issues.map(({ code, place }) => `${code} ${place}`)).toContain(`${mistake.code} ${mistake.place}`);
    expect(found.map(issueLine).join('\n')).toContain(mistake.says);
  });
});

test('docs/mistakes.md is what `npm run mistakes` writes', () => {
  const files = readdirSync(new URL('./mistakes/', import.meta.url)).sort();
  const topics = files.map((file) => ({ topic: file.replace('.json', ''), cases: casesOf(file) }));
  const table = mistakesTable(topics, json('./not-mistakes.json'));

  if (process.env.MISTAKES === 'write') writeFileSync('docs/mistakes.md', table);

  expect(readFileSync('docs/mistakes.md', 'utf8')).toBe(table);
});

// The check of a save leaves out other flows and adds nothing, so what it finds the whole check finds. What only the
// whole check can find is left to it.
function issuesOf(mistake: Mistake): ContentIssue[] {
  const { tree, faults } = readingWith(mistake);
  const places = [...Object.keys(mistake.set ?? {}), ...(mistake.remove ?? [])];
  const { issues } = lintTree(tree, { faults, changed: places.map((place) => place.split('#')[0] ?? '') });
  const isFound = issues.filter(isOf(mistake)).some((issue) => issueLine(issue).includes(mistake.says));
  return isFound ? issues : lintTree(tree, { faults }).issues;
}

const isOf = (mistake: Mistake) => (issue: ContentIssue) =>
  issue.code === mistake.code && issue.place === mistake.place;

// What is still to be translated is no mistake of the edit.
function linesOf(edit: Pick<Mistake, 'set' | 'remove'>): string[] {
  const { tree, faults } = readingWith(edit);
  const { issues } = lintTree(tree, { faults });
  const isTranslated = ({ code }: ContentIssue) =>
    !['TRANSLATION_MISSING', 'TRANSLATION_STALE'].includes(code);
  return issues.filter(isTranslated).map(issueLine);
}

function casesOf(file: string): Mistake[] {
  return json(`./mistakes/${file}`);
}

function json(file: string) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
