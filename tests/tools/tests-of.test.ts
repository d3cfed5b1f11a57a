/**
 * Covers src/tools/tests-of, src/tools/commands/tests-of.ts.
 * Every file of src/ with logic is named by a test, by itself or by its folder, and what a test names exists.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTests } from '../../src/tools/tests-of/find-tests.ts';
import { coversOf, testsOf, within } from '../../src/tools/tests-of/read-covers.ts';

const tests = findTests('.');
const { files: uncovered }: { files: Record<string, string> } = JSON.parse(
  readFileSync('tests/uncovered.json', 'utf8'),
);

// Whole rooms are named by tests that read every file (arrows, names): that tells nothing of a file's own work.
const whole = new Set(['src', 'src/web', 'src/server', 'src/content', 'src/types']);

test('every test says what it covers, and that exists', () => {
  const wrong = tests.flatMap(({ test: name, covers }) =>
    covers.length === 0
      ? [`${name}: nothing`]
      : covers.filter((path) => !existsSync(path)).map((path) => `${name}: ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('every file of src/ with logic is covered, or listed in tests/uncovered.json with the reason', () => {
  const named = tests.flatMap(({ covers }) => covers).filter((path) => !whole.has(path));
  const missing = sources().filter((file) => !named.some((path) => within(file, path)));
  expect(missing).toEqual(Object.keys(uncovered).sort());
});

test('the first comment is read: one path, braces, several lines, and words after them', () => {
  expect(coversOf('/** Covers src/a.ts. */')).toEqual(['src/a.ts']);
  expect(coversOf('/** A claim. */\n/** Covers src/a.ts. */')).toEqual(['src/a.ts']);
  expect(coversOf('/** Covers src/a/{b,c}.ts and src/d. More words. */')).toEqual([
    'src/a/b.ts',
    'src/a/c.ts',
    'src/d',
  ]);
  expect(coversOf('/**\n * Covers src/a.ts,\n *   src/b.tsx.\n * A sentence.\n */')).toEqual([
    'src/a.ts',
    'src/b.tsx',
  ]);
  expect(coversOf('/** A sentence. */')).toEqual([]);
});

test('the test that names the file comes before the one that names its folder', () => {
  const some = [
    { test: 'room', covers: ['src/a'] },
    { test: 'file', covers: ['src/a/b.ts'] },
    { test: 'other', covers: ['src/ab'] },
  ];
  expect(testsOf('src/a/b.ts', some)).toEqual(['file', 'room']);
});

function sources(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith('src/types/') && hasLogic(readFileSync(file, 'utf8')))
    .sort();
}

/** A function, an arrow or a use of the process; a file of types and constants has none. */
function hasLogic(code: string): boolean {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return /\bfunction\b|=>\s*[^;{]*[({]|\bprocess\./.test(withoutTypes(bare));
}

const withoutTypes = (code: string) =>
  code.replaceAll(
    /^(?:export )?(?:type|interface) [\s\S]*?(?=^(?:export|const|function|type|interface|import)\b|$(?![\s\S]))/gm,
    '',
  );
