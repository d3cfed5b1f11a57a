/**
 * What a validator module receives besides the formats: two functions of Ajv's own runtime, so that the browser loads
 * no Ajv.
 */
import { isRecord } from '../facts/facts.ts';
import type { Format } from './formats/formats.ts';
import type { SchemaValidator } from './schema-validator.ts';

export type ValidatorRuntime = {
  /** Length in characters as people count them: an emoji is one. */
  ucs2length: (text: string) => number;
  /** Whether two JSON values are the same. */
  equal: (one: unknown, other: unknown) => boolean;
};

/** The one export of a validator module: `make(formats, validatorRuntime)` is the page's check. */
export type MakeValidator = (
  formats: Readonly<Record<string, Format>>,
  runtime: ValidatorRuntime,
) => SchemaValidator;

export const validatorRuntime: ValidatorRuntime = { ucs2length: (text) => [...text].length, equal };

function equal(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => equal(value, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}
