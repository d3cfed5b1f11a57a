/** Whether a path is declared: walks the domain schemas as far as they go. */
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import type { Bundle, JsonSchema } from './bundle.ts';
import { find } from './resolve-refs.ts';

/** A place in a schema; `open` where anything may follow. */
export type Spot = { schema: JsonSchema; entity: string } | 'open';

/** Roots that are not entities of the domain. */
export const ownRoots = ['org', 'step', 'state', 'answers', 'params', 'item', 'limits'];

/** The spot that a path from the facts' root leads to; undefined when it is not declared. */
export function spotOf(bundle: Bundle, path: string): Spot | undefined {
  const [root = '', ...rest] = path.split('.');
  if (root === 'answers') return answersSpot(bundle, rest);
  if (['step', 'state'].includes(root)) return rest.length === 0 ? 'open' : undefined;
  // `item` is the entry of a list that a card or a row is drawn from; `limits` were filled in when the file was read.
  if (root === 'params' || root === 'item' || root === 'limits') return 'open';
  const known = spotsOf(bundle.domain);
  if (!known.has(path)) known.set(path, domainSpot(bundle, root, rest));
  return known.get(path);
}

// Lenders share the domain, and ask for the same paths.
const spotsOf = oncePer((_: Bundle['domain']) => new Map<string, Spot | undefined>());

function domainSpot(bundle: Bundle, root: string, rest: readonly string[]): Spot | undefined {
  const schema = Object.hasOwn(bundle.domain, root) ? bundle.domain[root] : undefined;
  if (schema) return descend(bundle, { schema, entity: root }, rest);
  return root === 'org' ? 'open' : undefined;
}

/** The spot below another one. */
export function descend(bundle: Bundle, spot: Spot, segments: readonly string[]): Spot | undefined {
  const [segment, ...rest] = segments;
  if (spot === 'open' || segment === undefined) return spot;
  const next = partsOf(bundle, spot)
    .map((part) => child(part, segment))
    .find((found) => found !== undefined);
  return next && descend(bundle, next, rest);
}

/** The spot of one entry of the list at `spot`. */
export function entryOf(bundle: Bundle, spot: Spot): Spot {
  if (spot === 'open') return 'open';
  const items = partsOf(bundle, spot).flatMap(({ schema, entity }) =>
    isRecord(schema.items) ? [{ schema: schema.items, entity }] : [],
  );
  return items[0] ?? 'open';
}

/** The enumeration whose values stand at a path; undefined when none is named there. */
export function enumerationAt(bundle: Bundle, path: string): string | undefined {
  const spot = spotOf(bundle, path);
  if (!spot || spot === 'open') return undefined;
  const refs = partsOf(bundle, spot).map(({ schema }) => String(schema.$ref ?? ''));
  return refs.flatMap((ref) => /^enumerations#\/definitions\/(\w+)$/.exec(ref)?.[1] ?? [])[0];
}

type Part = { schema: JsonSchema; entity: string };

// A schema is what it says itself, what it refers to, and its alternatives.
function partsOf(bundle: Bundle, { schema, entity }: Part, depth = 0): Part[] {
  if (depth > 12) return [];
  const target = typeof schema.$ref === 'string' ? find(schema.$ref, bundle.domain, entity) : undefined;
  const named = target && isRecord(target.schema) ? [{ schema: target.schema, entity: target.entity }] : [];
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? list.filter(isRecord).map((part) => ({ schema: part, entity })) : [];
  });
  return [
    { schema, entity },
    ...[...named, ...alternatives].flatMap((part) => partsOf(bundle, part, depth + 1)),
  ];
}

function child({ schema, entity }: Part, segment: string): Spot | undefined {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const named = Object.hasOwn(properties, segment) ? properties[segment] : undefined;
  if (isRecord(named)) return { schema: named, entity };
  if (isRecord(schema.items) && /^\d+$/.test(segment)) return { schema: schema.items, entity };
  if (isRecord(schema.additionalProperties)) return { schema: schema.additionalProperties, entity };
  const saysNothing =
    !schema.properties &&
    !schema.$ref &&
    !schema.items &&
    !schema.allOf &&
    !schema.anyOf &&
    !schema.oneOf &&
    schema.type === undefined;
  return schema.additionalProperties === true || saysNothing ? 'open' : undefined;
}

function answersSpot(bundle: Bundle, [field, ...rest]: readonly string[]): Spot | undefined {
  if (field === undefined) return 'open';
  const asked = Object.values(bundle.pages).flatMap((page): Part[] => {
    const fields = page.schema?.properties ?? {};
    const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return schema ? [{ schema: { ...schema }, entity: '' }] : [];
  });
  return asked.map((spot) => descend(bundle, spot, rest)).find((found) => found !== undefined);
}

/** Every name that may follow the declared beginning of a path, for "did you mean". */
export function namesBeside(bundle: Bundle, path: string): string[] {
  const segments = path.split('.');
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const parent = segments.slice(0, length).join('.');
    const spot = spotOf(bundle, parent);
    if (spot && spot !== 'open') return namesIn(bundle, spot).map((name) => `${parent}.${name}`);
  }
  return [...Object.keys(bundle.domain), ...ownRoots];
}

function namesIn(bundle: Bundle, spot: Part): string[] {
  return partsOf(bundle, spot).flatMap(({ schema }) =>
    isRecord(schema.properties) ? Object.keys(schema.properties) : [],
  );
}
