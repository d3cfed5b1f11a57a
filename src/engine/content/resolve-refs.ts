/** Inlines the references of page and domain schemas. `displayed` lets the page's own words win; `demanded` keeps every limit of both. */
import { isRecord } from '../facts/facts.ts';
import { keysOf } from '../facts/json-pointer.ts';
import type { JsonSchema } from './bundle.ts';

type Domain = Readonly<Record<string, JsonSchema>>;

const maxInlining = 24;
const notes = [
  'title',
  'description',
  'message',
  'requiredMessage',
  'autocomplete',
  'sealed',
  'examples',
  'default',
  '$comment',
];

/** For rendering: references replaced by what they name, keywords beside them winning. */
export function displayed(schema: unknown, domain: Domain, home = '', depth = 0): JsonSchema {
  const { $ref, $comment: _, ...beside } = record(schema);
  const own = mapParts(beside, (part) => displayed(part, domain, home, depth + 1));
  const target = typeof $ref === 'string' ? find($ref, domain, home) : undefined;
  if (!target || depth > maxInlining) return own;
  return { ...displayed(target.schema, domain, target.entity, depth + 1), ...own };
}

/** For validation: a reference and what stands beside it both apply, so a page can only tighten. Words are left out. */
export function demanded(schema: unknown, domain: Domain, home = '', depth = 0): JsonSchema {
  const { $ref, ...beside } = record(schema);
  const own = mapParts(without(beside, notes), (part) => demanded(part, domain, home, depth + 1));
  const target = typeof $ref === 'string' ? find($ref, domain, home) : undefined;
  if (!target || depth > maxInlining) return own;
  const theirs = demanded(target.schema, domain, target.entity, depth + 1);
  return Object.keys(own).length === 0 ? theirs : { allOf: [theirs, own] };
}

/** The schema that a reference names, and the entity it is in; references on the way are followed. */
export function find(
  ref: string,
  domain: Domain,
  home = '',
): { schema: unknown; entity: string } | undefined {
  const [name = '', pointer = ''] = ref.split('#');
  return walk({ schema: own(domain, name || home), entity: name || home }, keysOf(pointer), domain, 0);
}

type Place = { schema: unknown; entity: string };

function walk(place: Place, keys: readonly string[], domain: Domain, depth: number): Place | undefined {
  const [key, ...rest] = keys;
  if (place.schema === undefined || depth > maxInlining) return undefined;
  if (key === undefined) return place;
  const next = own(place.schema, key);
  if (next !== undefined) return walk({ schema: next, entity: place.entity }, rest, domain, depth + 1);
  const ref = own(place.schema, '$ref');
  const target = typeof ref === 'string' ? find(ref, domain, place.entity) : undefined;
  return target && walk(target, keys, domain, depth + 1);
}

// A map of schemas under `properties` has keys that are names, not keywords.
function mapParts(schema: Record<string, unknown>, map: (part: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, mapPart(key, value, map)]));
}

function mapPart(key: string, value: unknown, map: (part: unknown) => unknown): unknown {
  if (['items', 'contains', 'not', 'if', 'then', 'else', 'additionalProperties'].includes(key)) {
    return isRecord(value) ? map(value) : value;
  }
  if (['allOf', 'anyOf', 'oneOf'].includes(key)) return Array.isArray(value) ? value.map(map) : value;
  if (['properties', 'patternProperties', 'definitions'].includes(key) && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, map(part)]));
  }
  return value;
}

function without(schema: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const dropped = [...keys, '$schema', '$id', 'definitions'];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !dropped.includes(key)));
}

function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
