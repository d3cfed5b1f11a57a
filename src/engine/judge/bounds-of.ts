/** Finds which numbers and choices a resolved schema accepts, over all that its parts demand together. */
import { choicesOf } from '../content/stored-at.ts';
import { isRecord } from '../facts/facts.ts';

export type Bounds = { lower: number; upper: number; choices: readonly unknown[] | undefined };

/** `schema` has no references left (`demanded`, `displayed`). An exclusive bound counts as a bound: the edge is judged where it is set. */
export function boundsOf(schema: unknown): Bounds {
  const parts = partsOf(schema);
  const numbers = (keys: readonly string[]) =>
    parts.flatMap((part) => keys.flatMap((key) => (typeof part[key] === 'number' ? [part[key]] : [])));
  const lists = parts.map(choicesOf).filter((list) => list !== undefined);
  return {
    lower: Math.max(Number.NEGATIVE_INFINITY, ...numbers(['minimum', 'exclusiveMinimum'])),
    upper: Math.min(Number.POSITIVE_INFINITY, ...numbers(['maximum', 'exclusiveMaximum'])),
    choices: lists.length === 0 ? undefined : lists.reduce(common),
  };
}

function partsOf(schema: unknown): Array<Record<string, unknown>> {
  if (!isRecord(schema)) return [];
  const inner = Array.isArray(schema.allOf) ? schema.allOf.flatMap(partsOf) : [];
  return [schema, ...inner];
}

function common(one: unknown[], other: unknown[]): unknown[] {
  return one.filter((value) => other.includes(value));
}
