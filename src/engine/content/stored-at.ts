/** What the domain says of a stored answer, by the path that a migration names: a list on the way means each of its entries. */
import { isRecord } from '../facts/facts.ts';
import type { Bundle, JsonSchema } from './bundle.ts';
import { descend, entryOf, type Spot, spotOf } from './declared.ts';
import { displayed } from './resolve-refs.ts';

export type StoredAt = {
  schema: JsonSchema;
  /** The answers that may be chosen; undefined where anything of its type is one. */
  choices: unknown[] | undefined;
  /** Whether a list is on the way. */
  isListed: boolean;
};

/** @param path entity and answer; undefined where the domain has no such place */
export function storedAt(bundle: Bundle, path: string): StoredAt | undefined {
  const [entity = '', ...rest] = path.split('.');
  const walk = rest.reduce(stepInto(bundle), {
    spot: spotOf(bundle, entity),
    isListed: entity === 'address',
  });
  if (walk.spot === undefined || walk.spot === 'open') return undefined;
  const schema = displayed(walk.spot.schema, bundle.domain, walk.spot.entity);
  return { schema, choices: choicesOf(schema), isListed: walk.isListed };
}

type Walk = { spot: Spot | undefined; isListed: boolean };

const stepInto =
  (bundle: Bundle) =>
  ({ spot, isListed }: Walk, segment: string): Walk => {
    const next = spot && descend(bundle, spot, [segment]);
    if (!spot || next) return { spot: next, isListed };
    return { spot: descend(bundle, entryOf(bundle, spot), [segment]), isListed: true };
  };

/** The choices that one schema lists itself. */
export function choicesOf({ enum: values, oneOf }: JsonSchema): unknown[] | undefined {
  if (Array.isArray(values)) return values;
  if (!Array.isArray(oneOf) || !oneOf.every((one) => isRecord(one) && 'const' in one)) return undefined;
  return oneOf.map((one) => (isRecord(one) ? one.const : undefined));
}
