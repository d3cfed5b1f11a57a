/** A file of under 20 lines that one file of its room uses lives with it, unless it is a word of a list: a widget, an effect, a lint. */
/** Covers src. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const least = 20;

// Each of these is a list: what it imports are words that someone adds, one file a word.
const lists =
  /^(account-effects|blocks|checks|effects|formats|habits|handlers|migrate|more-blocks|operators|parties|review-effects|sandbox-parties|text-formats|widgets|zip-in-state)\.ts$/;

const apart = [
  // It would make the lint of texts longer than a file may be.
  'src/engine/lints/leaks.ts',
  // A table, made when the server starts.
  'src/server/auth/guessed-digests.ts',
];

test('no file is a splinter of the only one that uses it', () => {
  const all = ['src', 'tests', 'e2e'].flatMap(codeBelow);
  const users = new Map<string, Set<string>>();
  for (const file of all)
    for (const target of importsOf(file)) users.set(target, (users.get(target) ?? new Set()).add(file));
  const alone = [...users].flatMap(([file, by]) => (by.size === 1 ? [{ file, user: [...by][0] ?? '' }] : []));
  const splinters = alone.filter(
    ({ file, user }) => isShort(file) && roomOf(file) === roomOf(user) && !lists.test(basename(user)),
  );

  expect(alone.length).toBeGreaterThan(500);
  expect(splinters.map(({ file }) => file).sort()).toEqual(apart);
});

function codeBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(tsx?|mts|mjs)$/.test(name)).map((name) => join(folder, name));
}

function importsOf(file: string): string[] {
  const paths = readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*(\()?\s*'(\.[^']+)'|new URL\('(\.[^']+)'/g,
  );
  // What is loaded later, or started as a program, has to be a file of its own: it counts as used by no one else's file.
  return [...paths].flatMap(([, later, path = '', program]) => {
    const target = normalize(join(dirname(file), program ?? path));
    return later || program ? [] : [target];
  });
}

function isShort(file: string): boolean {
  const isCode = /^src\/.+\.tsx?$/.test(file) && !file.startsWith('src/types/') && existsSync(file);
  return isCode && readFileSync(file, 'utf8').split('\n').length <= least;
}

function roomOf(file: string): string {
  return /^src\/(server|web)\//.test(file) ? file.split('/').slice(0, 3).join('/') : dirname(file);
}
