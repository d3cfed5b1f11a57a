/** A value that a route's schema accepts, with one borrower's identifiers wherever it asks for one. */
import { randomUUID } from 'node:crypto';

type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  maxProperties?: number;
  items?: Schema;
};

/** Identifiers that a browser makes up refer to nothing. */
const madeUp = /^(tracker|optimizely)/i;
/** Texts that the patterns of route schemas take, the commonest first. */
const words = ['submit', 'DOCUMENT', 'https://example.com/a', '+12025550123', '1', '/', 'en'];

/** @param pages real pages, for schemas that ask for one  @param uuid what goes wherever an identifier is asked for */
export function sampleValue(schema: Schema, uuid: string, pages: readonly string[], name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object' || schema.properties) return sampleObject(schema, uuid, pages);
  if (schema.type === 'array') return schema.items ? [sampleValue(schema.items, uuid, pages, name)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return sampleText(schema, uuid, pages, name);
}

/** Every key that the schema names, as far as it lets so many through. */
function sampleObject(schema: Schema, uuid: string, pages: readonly string[]) {
  const keys = Object.keys(schema.properties ?? {}).slice(0, schema.maxProperties);
  return Object.fromEntries(
    keys.map((key) => [key, sampleValue(schema.properties?.[key] ?? {}, uuid, pages, key)]),
  );
}

function sampleText(
  { format, pattern, minLength = 0 }: Schema,
  uuid: string,
  pages: readonly string[],
  name: string,
) {
  if (madeUp.test(name)) return randomUUID();
  if (format === 'uuid' || /uuid$/i.test(name)) return uuid;
  const known = name === 'page' ? [...pages, ...words] : words;
  const taken = known.find((word) => word.length >= minLength && new RegExp(pattern ?? '').test(word));
  return taken ?? 'x'.repeat(Math.max(1, minLength));
}
