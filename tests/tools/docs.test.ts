/** The documents lead to files that exist, and every decision is in the index. */
/** Covers docs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { textFiles } from './read-ids.ts';

const pages: [string, string][] = [
  ...textFiles(['docs']).filter(([path]) => path.endsWith('.md')),
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path): [string, string] => [path, read(path)]),
];

test('a path in backticks is the path of a file or folder', () => {
  const rooms = /^(?:docs|src|tests|e2e|flows|schemas|\.ci)\/[\w./-]+$/;
  const dead = pages.flatMap(([page, text]) =>
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => rooms.test(path) && !existsSync(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(dead).toEqual([]);
});

// The next widget would make it untrue: who wants the number asks the product.
test('no document but a dated one of decisions counts what the product has', () => {
  const count =
    /\b(?:\d+|(?:twenty|thirty|forty|fifty)(?:-\w+)?) (?:widgets|blocks|effects|lenders|pages|rules|screens|documents|operators|calls|decisions|sample borrowers)\b/g;
  const told = pages
    .filter(([page]) => !/docs\/(?:decisions|lab|findings|faults|steps-and-pages)/.test(page))
    .flatMap(([page, text]) => [...text.matchAll(count)].map(([words]) => `${page}: ${words}`));
  expect(told).toEqual([]);
});

test('a link to another document leads there', () => {
  const dead = pages.flatMap(([page, text]) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes(':') && !existsSync(join(dirname(page), path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test('every decision is in the index, once, and says when, why, what', () => {
  const index = read('docs/decisions/README.md');
  for (const file of readdirSync('docs/decisions').filter((name) => name !== 'README.md')) {
    expect(index.split(`(${file})`), file).toHaveLength(2);
    expect(read(`docs/decisions/${file}`), file).toMatch(
      /^# .+\n\n\d{4}-\d\d-\d\d\n[\s\S]*\*\*Context\.\*\*[\s\S]+\*\*Decision\.\*\*/,
    );
  }
});

test('every folder of src/ with code is a room of docs/rooms.md', () => {
  const rooms = new Set([...read('docs/rooms.md').matchAll(/`(src\/[\w/*-]+)`/g)].map(([, room]) => room));
  const folders = textFiles(['src'])
    .filter(([path]) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('src/types/'))
    .map(([path]) => dirname(path));
  expect(
    [...new Set(folders)].filter((folder) => !rooms.has(folder) && !rooms.has(`${dirname(folder)}/*`)),
  ).toEqual([]);
});

test('who asks or calls whom in docs/read-the-code.md does so in the code', () => {
  const arrows = [...read('docs/read-the-code.md').matchAll(/`(src\/[^`]+)` (?:asks|calls) `(src\/[^`]+)`/g)];
  expect(arrows.length).toBeGreaterThan(6);
  const untrue = arrows.filter(([, from = '', to = '']) => !importsOf(from).includes(to));
  expect(untrue.map(([arrow]) => arrow)).toEqual([]);
});

/** The files of ours that a file imports. */
function importsOf(path: string): string[] {
  const targets = [...read(path).matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)];
  return targets.map(([, target = '']) => join(dirname(path), target));
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
