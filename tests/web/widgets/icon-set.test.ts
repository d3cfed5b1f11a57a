/** Covers src/web/parts/icon-set.tsx. */
// @vitest-environment jsdom
import { expect, test } from 'vitest';
import vocabulary from '../../../schemas/vocabulary.json' with { type: 'json' };
import { icons } from '../../../src/web/parts/icon-set.tsx';
import { filesLike, wholeFile } from '../../whole-files.ts';

test('every icon that a page or a menu names is drawn', () => {
  const pages = filesLike(/^flows\/.*(pages.*|site)\.json$/);
  const named = pages.flatMap((page) =>
    [...JSON.stringify(wholeFile(page)).matchAll(/"icon":"([^"]+)"/g)].map(([, name]) => name ?? ''),
  );
  expect(named.filter((name) => !icons.has(name))).toEqual([]);
});

test('the vocabulary lists the drawings that there are, so that the check knows a name that has none', () => {
  expect(vocabulary.icons).toEqual([...icons.keys()].sort());
});
