/** Every illustration that a page may name has a drawing, and every drawing may be named. */
/** Covers src/web/parts/{pictures,scenes}.tsx, schemas/meta/page.schema.json. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings } from '../../src/web/parts/pictures.tsx';
import { SCENES } from '../../src/web/parts/scenes.tsx';

test('the names of the page language are those that are drawn', () => {
  const { definitions } = JSON.parse(readFileSync('schemas/meta/page.schema.json', 'utf8'));
  const named = definitions.illustrationBlock.properties.name.enum as string[];

  expect(named.toSorted()).toEqual([...Object.keys(SCENES), ...Object.keys(drawings)].sort());
});
