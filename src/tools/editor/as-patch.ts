/**
 * Derives the schema of a lender's patches (RFC 7396) from a file's schema: nothing is required, null removes, lists
 * are whole.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Json } from './json.ts';

/** A schema with `definitions` of its own becomes one of its patches. */
export function asPatch(schema: Json): Json {
  const definitions: Json = isRecord(schema.definitions) ? { ...schema.definitions } : {};
  const root = patchOfObject(schema, definitions);
  return { ...root, title: `${String(schema.title ?? '')} patch`, definitions };
}

/** Keywords about several values at once: they apply to a whole file, not to a patch. */
export const wholeOnly = [
  'required',
  'minProperties',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'not',
];

function patchOfObject(schema: Json, definitions: Json): Json {
  const out: Json = Object.fromEntries(Object.entries(schema).filter(([key]) => !wholeOnly.includes(key)));
  for (const map of ['properties', 'patternProperties'])
    if (isRecord(out[map]))
      out[map] = Object.fromEntries(
        Object.entries(out[map]).map(([key, part]) => [key, patchOf(part, definitions)]),
      );
  if (isRecord(out.additionalProperties))
    out.additionalProperties = patchOf(out.additionalProperties, definitions);
  return out;
}

function patchOf(schema: unknown, definitions: Json): unknown {
  if (!isRecord(schema)) return schema;
  const [, name] = /^#\/definitions\/(.+)$/.exec(String(schema.$ref ?? '')) ?? [];
  const meant = name === undefined ? schema : definitions[name];
  if (!isRecord(meant) || !isObject(meant)) return orNull(schema);
  if (name === undefined) return orNull(patchOfObject(schema, definitions));
  const patch = `${name}-patch`;
  if (!definitions[patch]) {
    // Named before it is made: some schemas contain themselves.
    definitions[patch] = {};
    definitions[patch] = patchOfObject(meant, definitions);
  }
  return orNull({ ...schema, $ref: `#/definitions/${patch}` });
}

function isObject({ type, properties, additionalProperties }: Json): boolean {
  return type === 'object' || isRecord(properties) || isRecord(additionalProperties);
}

function orNull(schema: Json): Json {
  const { description, ...rest } = schema;
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: 'null' }] };
}
