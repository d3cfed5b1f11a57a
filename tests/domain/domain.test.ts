/** Every entity of the domain: its schema is strict, its sample is accepted, and each broken sample is refused at the right place. */
/** Covers src/content/validators/ajv.ts, src/engine/answers/formats/formats.ts, src/types. */
import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { notes } from '../../src/content/validators/ajv.ts';
import { makeFormats } from '../../src/engine/answers/formats/formats.ts';
import { applyPatch } from '../../src/engine/content/apply-patch.ts';

type Json = Record<string, unknown>;
type Sample = { good: Json; bad: { name: string; patch: Json; at: string }[] };

const folder = new URL('../../schemas/domain/', import.meta.url);
const read = (url: URL): Json => JSON.parse(readFileSync(url, 'utf8'));
const schemas = readdirSync(folder).map((file) => read(new URL(file, folder)));
const samples = read(new URL('samples.json', import.meta.url)) as Record<string, Sample>;

const ajv = new Ajv({ strict: true, allErrors: true, schemas, formats: makeFormats({ sandbox: false }) });
ajv.addVocabulary(notes);

const pointers = (id: string, data: unknown): string[] => {
  ajv.validate(id, data);
  return (ajv.errors ?? []).map((error) => error.instancePath);
};

describe.each(schemas.map((schema) => [String(schema.$id), schema] as const))('%s', (id, schema) => {
  test('compiles in strict mode, refuses unknown fields and describes every property', () => {
    expect(ajv.getSchema(id)).toBeTypeOf('function');
    if (id !== 'enumerations') expect(schema.additionalProperties).toBe(false);
    expect(undescribed(schema, id)).toEqual([]);
  });

  if (id === 'enumerations') return;

  test('accepts its sample', () => {
    expect(pointers(id, samples[id]?.good ?? {})).toEqual([]);
  });

  test.each(samples[id]?.bad ?? [])('refuses $name', ({ patch, at }) => {
    expect(pointers(id, applyPatch(samples[id]?.good ?? {}, patch))).toContain(at);
  });
});

test('every entity has a sample and at least one broken one', () => {
  const entities = schemas.map((schema) => String(schema.$id)).filter((id) => id !== 'enumerations');
  expect(Object.keys(samples).sort()).toEqual(entities.sort());
  for (const { bad } of Object.values(samples)) expect(bad.length).toBeGreaterThan(0);
});

test('what is sealed stands in one place, so nothing else can leak it', () => {
  const sealed = schemas
    .filter((schema) => JSON.stringify(schema).includes('"sealed":true'))
    .map((schema) => schema.$id);
  expect(sealed).toEqual(['sealed']);
});

test('an enumeration that is shown has words for each of its values, and no code among them', () => {
  const { definitions } = schemas.find((schema) => schema.$id === 'enumerations') as {
    definitions: Record<string, { enum?: string[]; titles?: Record<string, string> }>;
  };
  const titled = Object.entries(definitions).filter(([, { titles }]) => titles);
  expect(titled.length).toBeGreaterThan(10);
  for (const [name, { enum: values, titles = {} }] of titled) {
    expect(Object.keys(titles), name).toEqual(values);
    expect(
      Object.values(titles).filter((title) => /_|^[A-Z]{5,}$/.test(title)),
      name,
    ).toEqual([]);
  }
});

test('every enumeration is a closed list without repetition', () => {
  const { definitions } = schemas.find((schema) => schema.$id === 'enumerations') as {
    definitions: Record<string, Json>;
  };
  for (const [name, definition] of Object.entries(definitions).filter(([each]) => each !== 'step')) {
    const words = definition.enum as string[];
    expect(new Set(words).size, name).toBe(words.length);
  }
});

function undescribed(schema: unknown, place: string): string[] {
  if (!isObject(schema)) return [];
  const own = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const missing = own
    .filter(([, property]) => isObject(property) && !property.description)
    .map(([key]) => `${place}.${key}`);
  const parts = isObject(schema.definitions) ? Object.entries(schema.definitions) : [];
  const deeper = [...own, ...parts].flatMap(([key, part]) => undescribed(part, `${place}.${key}`));
  return [...missing, ...deeper, ...undescribed(schema.items, `${place}[]`)];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
