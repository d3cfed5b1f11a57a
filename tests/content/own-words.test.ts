/** A product beside the first says its words with its own entity, and the product's files stay as they are. */
/** Covers src/content/files/own-words.ts, src/content/lints/lint-products.ts. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withOwnWords } from '../../src/content/files/own-words.ts';
import { readTree } from '../../src/content/files/read-files.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { issueLine } from '../../src/engine/issues/issue.ts';
import { run as recordConsents } from '../../src/tools/commands/consents.ts';

const root = mkdtempSync(join(tmpdir(), 'hearthline-own-words-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const enumerations = 'schemas/domain/enumerations.schema.json';
const file = {
  definitions: {
    plain: { enum: ['A'] },
    open: { anyOf: [{ enum: ['A'] }, { pattern: '^X_' }] },
    kept: { enum: ['K'] },
  },
};
const adding = (adds: unknown) => ({ $id: 'project', properties: {}, adds });

test('words join those of the enumerations, and the entity is as if it had none', () => {
  const tree = withOwnWords(
    new Map<string, unknown>([
      [enumerations, file],
      ['schemas/domain/project.schema.json', adding({ plain: ['B'], open: ['C'] })],
    ]),
  );
  expect(tree.get(enumerations)).toEqual({
    definitions: {
      plain: { enum: ['A', 'B'] },
      open: { anyOf: [{ enum: ['A'] }, { pattern: '^X_' }, { enum: ['C'] }] },
      kept: { enum: ['K'] },
    },
  });
  expect(tree.get('schemas/domain/project.schema.json')).toEqual({ $id: 'project', properties: {} });
});

test('files that add none are the very same', () => {
  const tree = new Map<string, unknown>([[enumerations, file]]);
  expect(withOwnWords(tree)).toBe(tree);
});

test.each([
  ['an enumeration that is not there', { colors: ['RED'] }],
  ['words that are no list', { plain: 'B' }],
])('%s changes no enumeration', (_, adds) => {
  const tree = new Map<string, unknown>([
    [enumerations, file],
    ['schemas/domain/project.schema.json', adding(adds)],
  ]);
  expect(withOwnWords(tree).get(enumerations)).toEqual(file);
});

test('the examples of further products are right beside the first, as they are in their folders', async () => {
  for (const folder of ['flows', 'orgs/default', 'schemas'])
    cpSync(folder, join(root, folder), { recursive: true });
  for (const example of readdirSync('examples')) {
    cpSync(join('examples', example), root, { recursive: true });
    expect(linesBelow(join('examples', example)), example).toBeLessThan(600);
  }
  symlinkSync(join(process.cwd(), 'dist'), join(root, 'dist'));
  await recordConsents(['--root', root]);
  const found = lintTree(readTree(root)).issues;

  expect(found.filter(({ code }) => !code.startsWith('TRANSLATION_')).map(issueLine)).toEqual([]);
});

function linesBelow(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const lines = files.map(
    ({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').split('\n').length,
  );
  return lines.reduce((sum, one) => sum + one, 0);
}
