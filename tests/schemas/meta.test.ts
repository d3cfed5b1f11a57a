/** In every language the valid file fits; with one mistake in it, it is refused in the place of the mistake. */
/** Covers src/content/validators/ajv.ts, src/types. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authorsAjv } from '../../src/content/validators/ajv.ts';
import { applyPatch } from '../../src/engine/content/apply-patch.ts';
import { keysOf } from '../../src/engine/facts/json-pointer.ts';
import { readSegments } from '../../src/engine/facts/read-path.ts';
import { writtenAt } from '../written-at.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
const meta = new URL('../../schemas/meta/', import.meta.url);
const languages = readdirSync(meta).map((file) => file.replace('.schema.json', ''));
const json = (url: URL) => JSON.parse(readFileSync(url, 'utf8'));
const ajv = authorsAjv();

/** One mistake: `patch` is merged into the valid file at `at` (RFC 7396), where null takes a key away; null alone stands there. */
type Case = { name: string; at: string; patch: unknown };

describe.each(languages)('%s', (language) => {
  const folder = new URL(`${language}/`, fixtures);
  const fits = ajv.compile(json(new URL(`${language}.schema.json`, meta)));
  const valid = json(new URL('valid.json', folder));
  const cases: Case[] = json(new URL('cases.json', folder));

  test('the schema takes the valid file', () => {
    expect([fits(valid), fits.errors]).toEqual([true, null]);
  });

  test.each(cases)('the schema refuses: $name', ({ at, patch }) => {
    const before = readSegments(valid, keysOf(at));
    // A key that is new is complained about where it was put.
    const place = before === undefined ? at.slice(0, at.lastIndexOf('/')) : at;

    expect(fits(writtenAt(valid, at, applyPatch(before, patch)))).toBe(false);
    expect(fits.errors?.filter(({ instancePath }) => `${instancePath}/`.startsWith(`${place}/`))).not.toEqual(
      [],
    );
  });

  test('every schema has cases of broken files, and nothing else stands beside them', () => {
    expect(cases.length).toBeGreaterThan(1);
    expect(readdirSync(folder).sort()).toEqual(['cases.json', 'valid.json']);
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
