/** Puts the allowed words into a schema: wherever it says what a text `names`. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Json } from './json.ts';

/** @param names kind -> the schema of such a word; a kind that is missing leaves the text free */
export function withNames(schema: unknown, names: Readonly<Record<string, Json>>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withNames(part, names));
  if (!isRecord(schema)) return schema;
  const { names: kind, ...rest } = schema;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withNames(part, names)]));
  // A property may be called "names" as well.
  if (typeof kind !== 'string')
    return kind === undefined ? inner : { ...inner, names: withNames(kind, names) };
  const words = names[kind];
  if (!words) return inner;
  if (inner.type === 'array') return { ...inner, items: named(inner.items, words) };
  return named(inner, words);
}

function named(schema: unknown, words: Json): Json {
  const { pattern: _, ...rest } = isRecord(schema) ? schema : {};
  return { ...rest, ...words };
}
