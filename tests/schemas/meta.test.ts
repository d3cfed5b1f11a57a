/** Covers src/content/validators/ajv.ts, src/types. */
/** Walks the fixtures of every language: the valid file fits, and each invalid one, broken once, does not. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authorsAjv } from '../../src/content/validators/ajv.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
const meta = new URL('../../schemas/meta/', import.meta.url);
const languages = readdirSync(meta).map((file) => file.replace('.schema.json', ''));
const json = (url: URL) => JSON.parse(readFileSync(url, 'utf8'));
const ajv = authorsAjv();

describe.each(languages)('%s', (language) => {
  const folder = new URL(`${language}/`, fixtures);
  const fits = ajv.compile(json(new URL(`${language}.schema.json`, meta)));
  const invalid = readdirSync(folder).filter((file) => file.startsWith('invalid-'));

  test('takes the valid file', () => {
    expect([fits(json(new URL('valid.json', folder))), fits.errors]).toEqual([true, null]);
  });

  test.each(invalid)('refuses %s', (file) => {
    expect(fits(json(new URL(file, folder)))).toBe(false);
  });

  test('has broken files', () => {
    expect(invalid.length).toBeGreaterThan(1);
  });
});

test('describes every key, so that editors can help', () => {
  const page = json(new URL('page.schema.json', meta));

  const silent = Object.entries(page.properties).filter(
    ([, key]) => !describes(key) && !/"\$ref"/.test(JSON.stringify(key)),
  );

  expect(silent).toEqual([]);
});

test('the vocabulary and the page language know the same blocks', () => {
  const page = json(new URL('page.schema.json', meta));
  const vocabulary = json(new URL('../vocabulary.json', meta));
  const blocks: Array<{ $ref: string }> = page.definitions.block.oneOf;

  const names = blocks.map(
    ({ $ref }) => page.definitions[$ref.replace('#/definitions/', '')].properties.block.const,
  );

  expect(names.toSorted()).toEqual(Object.keys(vocabulary.blocks).toSorted());
});

function describes(key: unknown): boolean {
  return typeof key === 'object' && key !== null && 'description' in key;
}
