/** Covers src/engine/content/says-of.ts, src/web/data/say.ts. */
/**
 * The document brings the rooms of the shell, and a page those of its widgets and blocks: a sentence that anything else says
 * stands in a room that is called like none of them, or it would be missing where none of them is drawn.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { widgets, blocks } = JSON.parse(readFileSync('schemas/vocabulary.json', 'utf8'));
const drawn = new Set([...Object.keys(widgets), ...Object.keys(blocks)]);
const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/^(widgets|blocks)\//.test(file),
);

test('outside of widgets and blocks nothing is said from a room of theirs', () => {
  const said = files.flatMap((file) =>
    [...readFileSync(`src/web/${file}`, 'utf8').matchAll(/\bsay\('([a-z-]+)\./g)].map(
      ([, room = '']) => [file, room] as const,
    ),
  );

  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(([, room]) => drawn.has(room))).toEqual([]);
});
