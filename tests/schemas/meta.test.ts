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

  test('the schema takes the valid file', () => {
    expect([fits(json(new URL('valid.json', folder))), fits.errors]).toEqual([true, null]);
  });

  test.each(invalid)('the schema refuses %s', (file) => {
    expect(fits(json(new URL(file, folder)))).toBe(false);
  });

  test('every schema has fixtures of broken files', () => {
    expect(invalid.length).toBeGreaterThan(1);
  });
});

test('whatever asks a rule names it alike: by its name, or by ! and its name', () => {
  const patterns = languages.flatMap((language) => claimsIn(json(new URL(`${language}.schema.json`, meta))));

  expect(patterns.length).toBeGreaterThan(5);
  expect(new Set(patterns).size).toBe(1);
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

function claimsIn(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'names' in schema && schema.names === 'claim' && 'pattern' in schema ? [schema.pattern] : [];
  return [...own, ...Object.values(schema).flatMap(claimsIn)];
}
