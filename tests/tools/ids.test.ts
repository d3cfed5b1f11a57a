/** Ids that comments, titles and documents cite can be read in docs/ or in the acceptance list. */
/** Covers docs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citedIn, definedIn, oldSpellings, textFiles } from './read-ids.ts';

const files = textFiles(['src', 'tests', 'e2e', 'docs', 'flows']);
const acceptance: { rules: object } = JSON.parse(readFileSync('tests/acceptance.json', 'utf8'));
const documents = textFiles(['docs']).flatMap(([, text]) => definedIn(text));
const known = new Set([...Object.keys(acceptance.rules), ...documents]);

test('every id that a file cites is defined', () => {
  const missing = files
    .filter(([path]) => !path.startsWith('tests/tools/'))
    .flatMap(([path, text]) => citedIn(path, text))
    .filter(({ id }) => !known.has(id));
  expect(missing).toEqual([]);
});

test('no id is defined twice', () => {
  expect(documents.filter((id, at) => documents.indexOf(id) !== at)).toEqual([]);
});

test('no file cites an id by its older spelling', () => {
  const old = files
    .filter(([path]) => !path.startsWith('tests/tools/'))
    .flatMap(([path, text]) => oldSpellings(text).map((one) => `${path}: ${one}`));
  expect(old).toEqual([]);
});

test('an id is read from a row, a heading or the start of a paragraph', () => {
  const text = '| THREAT-4 | open redirect |\n## SPEC-2 Addresses\n**SPEC-2.1** An address.\nSee THREAT-5.';
  expect(definedIn(text)).toEqual(['THREAT-4', 'SPEC-2', 'SPEC-2.1']);
  expect(citedIn('a.ts', '// Kept apart (THREAT-5, ACC-B3).').map(({ id }) => id)).toEqual([
    'THREAT-5',
    'ACC-B3',
  ]);
});
