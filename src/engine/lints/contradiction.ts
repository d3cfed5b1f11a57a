/** Finds a schema that no answer can pass, as far as limits, types and lists of values tell. */
import type { JsonSchema } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';

/** Why nothing passes, and the keywords that say so. */
export type Contradiction = { why: string; keywords: string[] };

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const pairs = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
] as const;

/** The first contradiction within a schema whose references are inlined; undefined when something may pass. */
export function contradiction(schema: JsonSchema): Contradiction | undefined {
  const limits = bounds(schema);
  return crossed(limits) ?? unlisted(limits) ?? outside(limits);
}

/** The tightest limits of a schema and of all that it is the sum of (allOf). */
export function bounds(schema: JsonSchema): JsonSchema {
  const parts = Array.isArray(schema.allOf) ? schema.allOf.filter(isRecord).map(bounds) : [];
  const { allOf: _, ...own } = schema;
  return parts.reduce(tighter, own);
}

function tighter(one: JsonSchema, other: JsonSchema): JsonSchema {
  const keys = Object.keys(other).map((key) => [
    key,
    key in one ? both(key, one[key], other[key]) : other[key],
  ]);
  return { ...one, ...Object.fromEntries(keys) };
}

function both(key: string, one: unknown, other: unknown): unknown {
  if (lowest.includes(key)) return Math.max(Number(one), Number(other));
  if (highest.includes(key)) return Math.min(Number(one), Number(other));
  if (key === 'enum') return list(one).filter((value) => list(other).includes(value));
  if (key === 'type')
    return typesIn(one).flatMap((type) => typesIn(other).filter((same) => isOne(type, same)));
  if (key === 'const') return one === other ? one : [one, other];
  return other;
}

// Every integer is a number.
function isOne(type: string, other: string): boolean {
  return type === other || [type, other].sort().join() === 'integer,number';
}

function crossed(limits: JsonSchema): Contradiction | undefined {
  const pair = pairs.find(([low, high]) => {
    const [from, to] = [limits[low], limits[high]];
    if (typeof from !== 'number' || typeof to !== 'number') return false;
    return low.startsWith('exclusive') || high.startsWith('exclusive') ? from >= to : from > to;
  });
  if (pair)
    return { why: `${pair[0]} is ${limits[pair[0]]}, ${pair[1]} is ${limits[pair[1]]}`, keywords: [...pair] };
  const { multipleOf: step, minimum, maximum } = limits;
  if (typeof step !== 'number' || typeof minimum !== 'number' || typeof maximum !== 'number')
    return undefined;
  const why = `no multiple of ${step} lies between ${minimum} and ${maximum}`;
  return Math.floor(maximum / step) * step < minimum
    ? { why, keywords: ['multipleOf', 'minimum', 'maximum'] }
    : undefined;
}

function unlisted(limits: JsonSchema): Contradiction | undefined {
  if (Array.isArray(limits.type) && limits.type.length === 0)
    return { why: 'it is of two types at once', keywords: ['type'] };
  if (Array.isArray(limits.enum) && limits.enum.length === 0)
    return { why: 'none of the values may be stored', keywords: ['enum'] };
  return undefined;
}

function outside(limits: JsonSchema): Contradiction | undefined {
  const keyword = 'const' in limits ? 'const' : 'enum';
  const values = 'const' in limits ? [limits.const] : list(limits.enum);
  const reasons = values.map((value) => refusal(limits, value));
  const [why] = reasons;
  return why !== undefined && reasons.every(Boolean) ? { why, keywords: [keyword] } : undefined;
}

/** Why a value does not pass; undefined when it does. */
export function refusal(limits: JsonSchema, value: unknown): string | undefined {
  const said = JSON.stringify(value);
  const types = typesIn(limits.type);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return `${said} is not ${types.join(' or ')}`;
  if (Array.isArray(limits.enum) && !limits.enum.includes(value)) return `${said} is none of the values`;
  const size = typeof value === 'string' ? value.length : Array.isArray(value) ? value.length : Number(value);
  const unit = typeof value === 'string' ? 'Length' : Array.isArray(value) ? 'Items' : 'imum';
  const [least, most] = [limits[`min${unit}`], limits[`max${unit}`]];
  if (typeof least === 'number' && size < least) return `${said} is below ${least}`;
  if (typeof most === 'number' && size > most) return `${said} is above ${most}`;
  return undefined;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function typesIn(type: unknown): string[] {
  return Array.isArray(type) ? type.map(String) : type === undefined ? [] : [String(type)];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
