/** Finds which numbers and choices a resolved schema accepts, over all that its parts demand together. */
import { isRecord } from '../facts/facts.ts';

export type Bounds = { lower: number; upper: number; choices: readonly unknown[] | undefined };

/** `schema` has no references left (`demanded`, `displayed`). An exclusive bound counts as a bound: the edge is judged where it is set. */
export function boundsOf(schema: unknown): Bounds {
  const parts = partsOf(schema);
  const numbers = (keys: readonly string[]) =>
    parts.flatMap((part) => keys.flatMap((key) => (typeof part[key] === 'number' ? [part[key]] : [])));
  const lists = parts.flatMap((part) => choicesOf(part) ?? []);
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

// The choices in one list, so that flatMap keeps them together.
function choicesOf({ enum: values, oneOf }: Record<string, unknown>): [unknown[]] | undefined {
  if (Array.isArray(values)) return [values];
  if (!Array.isArray(oneOf) || !oneOf.every((one) => isRecord(one) && 'const' in one)) return undefined;
  return [oneOf.map((one) => (isRecord(one) ? one.const : undefined))];
}

function common(one: unknown[], other: unknown[]): unknown[] {
  return one.filter((value) => other.includes(value));
}
