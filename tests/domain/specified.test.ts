/** SPEC-3.1: every specified value of an enumeration and every specified field has its name in the schemas. */
/** Covers src/engine/journey/find-step.ts, src/types. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { productContent } from '../product.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; enum?: string[] };
type Specified = {
  enumerations: Record<string, string[]>;
  /** Their list in the specification is not the whole one. */
  openEnumerations: Record<string, string[]>;
  /** One of each open family stands for it. */
  steps: string[];
  fields: Record<string, string[]>;
};

const root = new URL('../../', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const specified: Specified = read('tests/domain/specified.json');
const { definitions } = read('schemas/domain/enumerations.schema.json');

test.each(Object.entries(specified.enumerations))(
  '%s has the values of the specification and no other',
  (name, values) => {
    expect([...definitions[name].enum].sort()).toEqual([...values].sort());
  },
);

test.each(Object.entries(specified.openEnumerations))(
  '%s has the values that the specification names',
  (name, values) => {
    expect(definitions[name].enum).toEqual(expect.arrayContaining(values));
  },
);

describe('the steps', () => {
  const { steps } = productContent().orgs.default?.flows.heloc ?? {};
  const isStep = new Ajv({ strict: false }).compile(definitions.step);

  test.each(specified.steps)('%s is a step, and leads somewhere', (step) => {
    expect(isStep(step)).toBe(true);
    expect(findStep(steps, step)).toBeDefined();
  });
});

test.each(Object.entries(specified.fields))('%s has the fields of the specification', (entity, paths) => {
  const schema: Schema = read(`schemas/domain/${entity}.schema.json`);
  expect(paths.filter((path) => fieldAt(schema, path) === undefined)).toEqual([]);
});

// "aliases.type" also names a field of each entry of a list.
function fieldAt(schema: Schema, path: string): Schema | undefined {
  return path
    .split('.')
    .reduce<Schema | undefined>((at, name) => (at?.items ?? at)?.properties?.[name], schema);
}
