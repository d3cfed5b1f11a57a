/** The acceptance list and the tests that show it: the table is fresh, and names nothing that does not exist. */
/**
 * Covers src/tools/acceptance/{acceptance-table,read-acceptance,shown-ids}.ts,
 *   src/tools/commands/acceptance.ts.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptanceTable, idsWithoutTest, unknownIds } from '../../src/tools/acceptance/acceptance-table.ts';
import { readAcceptance } from '../../src/tools/acceptance/read-acceptance.ts';
import { shownIds } from '../../src/tools/acceptance/shown-ids.ts';

const { rules, shown } = readAcceptance('.');

test('every id that a test names is on the list', () => {
  expect(unknownIds(rules, shown)).toEqual([]);
});

test('a title names one id or several, at its start and nowhere else', () => {
  const open = '[';
  const code = `test('${open}ACC-B1]${open}ACC-B3] it\\'s', () => {}); test("a ${open}ACC-B2] b"); // ${open}ACC-B4] no`;

  expect(shownIds('a.test.ts', code)).toEqual([
    { id: 'ACC-B1', file: 'a.test.ts', title: "it's" },
    { id: 'ACC-B3', file: 'a.test.ts', title: "it's" },
  ]);
});

test('the table gives each rule its tests, and an id without one stands out', () => {
  const some = { 'ACC-B1': 'first | rule', 'ACC-B2': 'second' };
  const one = [{ id: 'ACC-B1', file: 'a.test.ts', title: 'works' }];

  expect(acceptanceTable(some, one)).toContain(
    '| ACC-B1 | first \\| rule | `a.test.ts`: works |\n| ACC-B2 | second |  |',
  );
  expect(idsWithoutTest(some, one)).toEqual(['ACC-B2']);
  expect(unknownIds({ 'ACC-B2': 'second' }, one)).toEqual(['a.test.ts: [ACC-B1] works']);
});

test('every id has a test', () => {
  expect(idsWithoutTest(rules, shown)).toEqual([]);
  expect(Object.keys(rules).length).toBeGreaterThan(100);
});

test('acceptance.md is what `npm run flow -- acceptance` writes', () => {
  expect(readFileSync('tests/acceptance.md', 'utf8')).toBe(acceptanceTable(rules, shown));
});
