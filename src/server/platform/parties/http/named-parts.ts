/** Keeps only what the schema names of a value: we neither send nor accept what the document does not mention. */
import { isSchema, type Schema } from './inline-schema.ts';

/** @param schema self-contained; the value need not fit it */
export function namedParts(schema: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const [items] = said(schema, 'items');
    return items === undefined ? value : value.map((item) => namedParts(items, item));
  }
  if (!isSchema(value)) return value;
  const named = propertiesOf(schema);
  const [others] = said(schema, 'additionalProperties').filter(isSchema);
  if (named.length === 0 && !others) return value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const own = named.find((properties) => Object.hasOwn(properties, name))?.[name] ?? others;
    return own === undefined || part === undefined ? [] : [[name, namedParts(own, part)] as const];
  });
  return Object.fromEntries(kept);
}

function propertiesOf(schema: unknown): Schema[] {
  return said(schema, 'properties').filter(isSchema);
}

/** What the schema and its alternatives say under one keyword. */
function said(schema: unknown, word: string): unknown[] {
  if (!isSchema(schema)) return [];
  const alternatives = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  const own = schema[word] === undefined ? [] : [schema[word]];
  return [...own, ...alternatives.flatMap((part) => said(part, word))];
}
