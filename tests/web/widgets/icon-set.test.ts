/** Covers src/web/parts/icon-set.tsx. */
// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { icons } from '../../../src/web/parts/icon-set.tsx';

test('every icon that a page or a menu names is drawn', () => {
  const pages = readdirSync('flows', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(pages.*|site)\.json$/.test(file),
  );
  const named = pages.flatMap((page) =>
    [...readFileSync(`flows/${page}`, 'utf8').matchAll(/"icon": "([^"]+)"/g)].map(([, name]) => name ?? ''),
  );
  expect(named.filter((name) => !icons.has(name))).toEqual([]);
});
