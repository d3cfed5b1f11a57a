/** What stands in for RJSF's own comparing and resolving means the same for the values that a page of ours brings. */
/** Covers src/web/page/rjsf/{lean-equals,lean-schema-utils}.ts. */
import { deepEquals } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { leanEquals } from '../../../src/web/page/rjsf/lean-equals.ts';
import { leanSchemaUtils } from '../../../src/web/page/rjsf/lean-schema-utils.ts';

const values: unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  '',
  'a',
  [],
  [1],
  [1, 2],
  {},
  { a: 1 },
  { a: undefined },
  { b: undefined },
  { a: [{ b: 'c' }] },
  { a: [{ b: 'd' }] },
  { a: { 0: 1 } },
  { a: [1] },
  () => 1,
  () => 2,
];

test('two values are equal exactly where RJSF’s own comparison says so', () => {
  for (const one of values)
    for (const other of values)
      expect([one, other, leanEquals(one, other)]).toEqual([one, other, deepEquals(one, other)]);
});

test('a schema is what it is, and answers stay as they are typed', () => {
  const schema = { type: 'object' as const, properties: { name: { type: 'string' as const, default: 'x' } } };
  const utils = leanSchemaUtils({} as never, schema);

  expect(utils.retrieveSchema(schema)).toBe(schema);
  expect(utils.getDefaultFormState(schema, { name: undefined })).toEqual({ name: undefined });
  expect(utils.doesSchemaUtilsDiffer({} as never, schema)).toBe(true);
});
