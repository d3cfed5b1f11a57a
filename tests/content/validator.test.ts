/** The module that browsers get judges as the function that the server runs. */
/**
 * Covers src/content/validators/compile-validator.ts, src/engine/answers/validator-runtime.ts,
 *   src/engine/answers/formats/formats.ts, src/content/validators.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { compileSchema, compileValidator } from '../../src/content/validators/compile-validator.ts';
import { formats, makeFormats } from '../../src/engine/answers/formats/formats.ts';
import { type MakeValidator, validatorRuntime } from '../../src/engine/answers/validator-runtime.ts';
import type { JsonSchema } from '../../src/engine/content/bundle.ts';

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['a'],
  properties: {
    a: { type: 'string', minLength: 2, maxLength: 4, message: 'Two to four' },
    b: { enum: [{ x: 1 }, 2] },
    c: { type: 'array', uniqueItems: true, items: { type: 'integer', minimum: 0 } },
    d: { type: 'string', format: 'us-zip', sealed: true },
    e: { type: 'string', pattern: '^[\\p{L} ]{1,5}$' },
  },
};

async function load(code: string) {
  const module: { make: MakeValidator } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.make(formats, validatorRuntime);
}

describe('a validator module', () => {
  const { code, validator } = compileSchema(schema);

  test('imports nothing and evaluates nothing', () => {
    expect(code).toMatch(/^export const make = \(formats, runtime\) => \{/);
    expect(code).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function\(/);
  });

  test.each([
    [{ a: 'ab' }, true],
    [{ a: 'a' }, false],
    [{ a: 'ab', b: { x: 1 } }, true],
    [{ a: 'ab', b: { x: 2 } }, false],
    [{ a: 'ab', c: [1, 1] }, false],
    [{ a: 'ab', d: '89501' }, true],
    [{ a: 'ab', d: '8950' }, false],
    [{ a: '😀😀😀😀' }, true],
    [{ a: 'ab', e: 'Żółć' }, true],
    [{}, false],
    [{ a: 'ab', z: 1 }, false],
  ])('%j: %s', async (data, expected) => {
    const browser = await load(code);

    expect([validator(data), browser(data)]).toEqual([expected, expected]);
    expect(browser.errors).toEqual(validator.errors);
  });

  test('of every real page agrees with the server about anything', async () => {
    const pages = Object.values(readContent('.').orgs.default?.flows ?? {}).flatMap((flow) =>
      Object.values(flow.pages),
    );
    for (const page of pages.filter(({ fields }) => Object.keys(fields).length > 0)) {
      const compiled = compileValidator(page);
      const browser = await load(compiled.code);
      const values = fc.record(
        Object.fromEntries(Object.keys(page.fields).map((field) => [field, fc.jsonValue({ maxDepth: 2 })])),
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(values, (data) => {
          expect([browser(data), browser.errors]).toEqual([
            compiled.validator(data),
            compiled.validator.errors,
          ]);
        }),
        { numRuns: 10 },
      );
    }
  }, 180_000);

  test('is made once per schema and set of formats', () => {
    const sandbox = makeFormats({ sandbox: true });

    expect(compileSchema(structuredClone(schema))).toBe(compileSchema(schema));
    expect(compileSchema(schema, sandbox)).not.toBe(compileSchema(schema));
  });

  test('knows the sandbox’s numbers only where its formats do', () => {
    const ssn = { type: 'string', format: 'ssn' };

    expect([
      compileSchema(ssn).validator('666101001'),
      compileSchema(ssn, makeFormats({ sandbox: true })).validator('666101001'),
    ]).toEqual([false, true]);
  });
});
