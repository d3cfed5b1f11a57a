/** The shape of a question or an answer, as a party's OpenAPI document says it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { NoAnswer } from '../common/no-answer.ts';
import { namedParts } from './named-parts.ts';

export type Shape = {
  /** What the document names of a value. Throws `NoAnswer` with the place in the schema, never with a value. */
  take(value: unknown): unknown;
};

const ajv = formats.default(new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }));

/** @param name question or answer, for the sentence @param schema self-contained */
export function shapeOf(name: string, schema: object): Shape {
  const fits = ajv.compile(schema);
  return {
    take: (value) => {
      const named = namedParts(schema, value);
      if (fits(named)) return named;
      throw new NoAnswer(`the ${name} does not fit ${fits.errors?.[0]?.schemaPath ?? '#'}`);
    },
  };
}
