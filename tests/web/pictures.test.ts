/** Every illustration that a page may name has a drawing, every drawing may be named, and each set has a house of its own. */
/** Covers src/web/parts/pictures.tsx, src/web/parts/scenes. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings, HOMES } from '../../src/web/parts/pictures.tsx';
import { cottage } from '../../src/web/parts/scenes/cottage.tsx';
import { modern } from '../../src/web/parts/scenes/modern.tsx';
import { rowhouse } from '../../src/web/parts/scenes/rowhouse.tsx';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')).definitions;

test('the names of the page language are those that are drawn', () => {
  const named = read('schemas/meta/page.schema.json').illustrationBlock.properties.name.enum as string[];

  expect(named.toSorted()).toEqual(['hearth', ...Object.keys(drawings)].sort());
});

test('each drawing set that a lender may choose has another house, large and small', () => {
  const sets = read('schemas/meta/org.schema.json').theme.properties.drawings.enum as string[];
  const scenes = [cottage, rowhouse, modern].map((scene) => renderToStaticMarkup(scene));

  expect(Object.keys(HOMES).sort()).toEqual(sets.toSorted());
  expect(new Set(Object.values(HOMES).map((home) => renderToStaticMarkup(home))).size).toBe(sets.length);
  expect(new Set(scenes).size).toBe(sets.length);
  for (const scene of scenes) expect(scene).toContain('hl-flame');
});
