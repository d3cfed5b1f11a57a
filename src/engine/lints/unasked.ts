/**
 * Someone writes each fact that a rule or a text reads: a page asks for it, an effect stores it, or its schema calls it
 * `readOnly`, which is the server's. A question that is taken out would leave its readers alone with nothing.
 */
import { bind } from '../content/bind.ts';
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { placeOf } from '../content/entity-place.ts';
import { find } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { pathsIn } from '../rules/visit.ts';
import { slotsOf } from '../text/interpolate.ts';
import { effectWord } from './effects.ts';
import { type Place, placeIn, placeOfRule, type Report } from './lint.ts';
import { textsIn } from './texts.ts';

type Read = { path: string; bundle: Bundle; place: Place };

/** Looks at all flows of a product together: what one asks, another reads. Says each path once, where it is read first. */
export function lintUnasked(bundles: readonly Bundle[], reportOf: (bundle: Bundle) => Report): void {
  const written = [...bundles.flatMap(askedIn), ...storedIn(bundles[0])];
  const alone = bundles.flatMap(readIn).filter((read) => isAlone(read, written));
  for (const path of new Set(alone.map((read) => read.path))) {
    const readers = alone.filter((read) => read.path === path);
    const [first] = readers;
    if (!first) continue;
    const others = readers.length > 1 ? `, here and in ${readers.length - 1} other places` : ' here';
    reportOf(first.bundle)(
      'FACT_UNASKED',
      first.place,
      `"${path}" is read${others}, and no page asks for it.`,
      'Ask for it on a page, take its readers away, or call it readOnly in its schema if the server writes it.',
    );
  }
}

function askedIn({ pages }: Bundle): string[] {
  return Object.values(pages).flatMap((page) =>
    Object.values(bind(page)).flatMap((at) => (at ? [[at.entity, ...at.path].join('.')] : [])),
  );
}

function storedIn(bundle: Bundle | undefined): string[] {
  const known = bundle && isRecord(bundle.vocabulary.effects) ? Object.keys(bundle.vocabulary.effects) : [];
  return known.flatMap((name) => (bundle && effectWord(bundle, name).stores) ?? []);
}

function isAlone({ path, bundle }: Read, written: readonly string[]): boolean {
  const [entity = '', ...rest] = path.split('.');
  const schema = bundle.domain[entity];
  if (!['stored', 'computed'].includes(placeOf(schema) ?? '')) return false;
  return !written.some((one) => overlap(one, path)) && !isServers(bundle, { schema, entity }, rest);
}

const overlap = (one: string, other: string) =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Whether the schema on the way to a path says that the server writes it. */
function isServers(
  bundle: Bundle,
  { schema, entity }: { schema: JsonSchema | undefined; entity: string },
  [key, ...rest]: readonly string[],
): boolean {
  if (schema?.readOnly === true) return true;
  if (!schema || key === undefined) return false;
  const target = typeof schema.$ref === 'string' ? find(schema.$ref, bundle.domain, entity) : undefined;
  if (target && isRecord(target.schema))
    return isServers(bundle, { schema: target.schema, entity: target.entity }, [key, ...rest]);
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const below = isRecord(properties[key]) ? properties[key] : schema.items;
  return isServers(bundle, { schema: isRecord(below) ? below : undefined, entity }, rest);
}

function readIn(bundle: Bundle): Read[] {
  const rules = Object.entries(bundle.rules).flatMap(([name, { logic }]) =>
    pathsIn(logic).map((path) => ({ path, bundle, place: placeOfRule(bundle, name, 'logic') })),
  );
  return [...rules, ...textsOf(bundle)];
}

function textsOf(bundle: Bundle): Read[] {
  const { documents = {}, conditions = {}, messages, reviews, pages } = bundle;
  const parts: Array<[string, unknown]> = [
    ['messages', messages],
    ['reviews', reviews],
    ...Object.entries(documents).map(([id, one]): [string, unknown] => [`documents/${id}`, one]),
    ...Object.entries(conditions).map(([id, one]): [string, unknown] => [`conditions/${id}`, one]),
    ...Object.entries(pages).map(([id, one]): [string, unknown] => [`pages/${id}`, one]),
  ];
  return parts.flatMap(([file, part]) =>
    textsIn(part).flatMap(({ text, keys }) =>
      slotsOf(text).map(({ path }) => ({ path, bundle, place: placeIn(bundle, file, ...keys) })),
    ),
  );
}
