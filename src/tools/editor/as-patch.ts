/** The language of a lender's patches (RFC 7396) of files of another: nothing is required, null removes, lists are whole. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Json } from './json.ts';

/** A schema with `definitions` of its own becomes one of its patches. */
export function asPatch(schema: Json): Json {
  const definitions: Json = isRecord(schema.definitions) ? { ...schema.definitions } : {};
  const root = patchOfObject(schema, definitions);
  return { ...root, title: `${String(schema.title ?? '')} patch`, definitions };
}

// What asks for more than one value at a time asks a whole file, not a patch.
const wholeOnly = ['required', 'minProperties', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];

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
    // Named before it is made: some languages contain themselves.
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
