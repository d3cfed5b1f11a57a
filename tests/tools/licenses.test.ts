/** What the build writes beside the product: whose work it brings along, and on which terms. */
/** Covers src/tools/licenses.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries, licenses } from '../../src/tools/licenses.ts';
import type { LockFile } from '../../src/tools/sbom.ts';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const text = licenses(lock);

test('every library of production is named with whose it is; a tool of development is not', () => {
  const unowned = libraries(lock).filter((one) => !/copyright|©|\(c\)|apache license/i.test(one.text));

  expect(unowned.map(({ name }) => name)).toEqual([]);
  expect(text).not.toContain('undefined');
  expect(text).toMatch(/\nfastify [\d.]+ \(MIT\)\n[\s\S]*?Copyright \(c\) 2016/);
  expect(text).not.toMatch(/\nvitest \d/);
});

test('each font comes with its license and its reserved name', () => {
  for (const font of ['Inter', 'Figtree', 'Nunito Sans', 'Source Serif 4', 'Arimo', 'Liberation Sans'])
    expect(text).toContain(`\n${font} (`);
  const copies = text.match(/SIL OPEN FONT LICENSE Version 1\.1 - 26 February 2007/g) ?? [];
  expect(copies.length).toBeGreaterThanOrEqual(6);
});
