/** Lets a schema for editors pass what a file shares: a part wherever an object or a list may stand, another file at its head. */
import { isRecord } from '../../engine/facts/facts.ts';
import { wholeOnly } from './as-patch.ts';
import type { Json } from './json.ts';

const part = { $ref: '../names.schema.json#/definitions/part' };
const whole = { $ref: '../names.schema.json#/definitions/whole' };

/** The schema of whole files becomes one of files as they are written. What `flow check` alone can judge, the whole, is left to it. */
export function withSharing({ $id: _, $schema: __, $comment: ___, definitions = {}, ...root }: Json): Json {
  const all = isRecord(definitions) ? definitions : {};
  const named = Object.entries(all).map(([name, schema]) => [name, shareable(schema)]);
  const extending = { if: { required: ['extends'] }, then: { properties: { extends: whole } } };
  return { ...extending, else: inside(root), definitions: Object.fromEntries(named) };
}

function inside(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  const found = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties' || key === 'patternProperties') return [key, mapped(value)];
    return [key, key === 'items' || key === 'additionalProperties' ? shareable(value) : value];
  });
  return Object.fromEntries(found);
}

function mapped(schemas: unknown): unknown {
  if (!isRecord(schemas)) return schemas;
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shareable(schema)]));
}

function shareable(schema: unknown): unknown {
  const value = inside(schema);
  if (!isRecord(value) || isOneOfMany(value)) return value;
  if (isClosed(value)) return withPart(value);
  return ['object', 'array'].includes(String(value.type)) || value.oneOf ? orPart(value) : value;
}

// What one of several tags chooses must require its tag; the choice itself may be a part.
function isOneOfMany({ properties }: Json): boolean {
  return isRecord(properties) && isRecord(properties.block) && 'const' in properties.block;
}

function isClosed({ properties, patternProperties, additionalProperties }: Json): boolean {
  return isRecord(properties) && !patternProperties && additionalProperties === false;
}

// What stands beside the part is a patch of it, and need not be whole.
function withPart(schema: Json): Json {
  const whole = Object.entries(schema).filter(([key]) => wholeOnly.includes(key));
  const each = Object.entries(schema).filter(([key]) => !wholeOnly.includes(key));
  const open = { ...Object.fromEntries(each), properties: { use: part, ...(schema.properties as Json) } };
  if (whole.length === 0) return open;
  return { ...open, anyOf: [{ required: ['use'] }, Object.fromEntries(whole)] };
}

function orPart(schema: Json): Json {
  const use = { type: 'string' };
  return {
    if: { type: 'object', required: ['use'], properties: { use } },
    then: { properties: { use: part } },
    else: schema,
  };
}
