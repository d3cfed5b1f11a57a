/**
 * Stores the answers of a page where their `$ref` says: by entity, never by page, and only into what the page writes.
 */
import { randomUUID } from 'node:crypto';
import type { Binding, CompiledPage } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { EntityStore } from '../application/application-scope.ts';
import { homeIndex } from '../application/home-index.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';

export type AnswerStores = {
  entities: Pick<EntityStore, 'kept' | 'put'>;
  sealed: { put(field: string, value: string): Promise<void> };
};

/** Where an answer went: `profile` and `['name', 'first']`. The entry of an address is part of the path. */
export type Written = { field: string; entity: string; path: (string | number)[] };

/** Stores every shown, bound field. A shown field without an answer is removed: the borrower emptied it. */
export async function storeAnswers(
  stores: AnswerStores,
  page: CompiledPage,
  data: JsonObject,
  shown: ReadonlySet<string>,
): Promise<Written[]> {
  const written: Written[] = [];
  for (const [field, binding] of Object.entries(page.fields)) {
    if (!binding || !shown.has(field) || !mayWrite(page, binding)) continue;
    const place = await storeOne(stores, binding, data[field]);
    if (place) written.push({ field, ...place });
  }
  return written;
}

const mayWrite = (page: CompiledPage, { entity }: Binding) => page.writes?.includes(entity) ?? false;

async function storeOne(
  stores: AnswerStores,
  { entity, path }: Binding,
  value: unknown,
): Promise<Omit<Written, 'field'> | undefined> {
  if (entity === 'sealed') return storeSealed(stores, path, value);
  if (entity === 'address') return storeInAddress(stores, path, value);
  const document = await stores.entities.kept(entity);
  await stores.entities.put(entity, withValue(document, path, value));
  return { entity, path };
}

// An empty sealed field keeps the stored value: the browser never had it.
async function storeSealed({ sealed }: AnswerStores, path: string[], value: unknown) {
  if (typeof value === 'string' && value !== '') await sealed.put(path.join('.'), value);
  return undefined;
}

/** `address` is the selected property's entry of `profile.addresses`; before one is selected, the first. */
async function storeInAddress({ entities }: AnswerStores, path: string[], value: unknown) {
  const profile = await entities.kept('profile');
  const addresses = Array.isArray(profile.addresses) ? profile.addresses.filter(isRecord) : [];
  const index = homeIndex({ addresses }, await entities.kept('application')) ?? 0;
  const entry = addresses[index] ?? { uuid: randomUUID() };
  addresses[index] = withValue(entry, path, value);
  await entities.put('profile', { ...profile, addresses });
  return { entity: 'profile', path: ['addresses', index, ...path] };
}

/** A copy of the document with one value set, or removed when undefined; a part whose last value goes, goes too. */
function withValue(document: JsonObject, [key, ...rest]: readonly string[], value: unknown): JsonObject {
  if (key === undefined) return isRecord(value) ? value : {};
  const inner = Object.hasOwn(document, key) && isRecord(document[key]) ? document[key] : {};
  const next = rest.length > 0 ? withValue(inner, rest, value) : value;
  const { [key]: _old, ...others } = document;
  const isGone = next === undefined || (value === undefined && isRecord(next) && isEmpty(next));
  return isGone ? others : { ...others, [key]: next };
}

const isEmpty = (document: JsonObject) => Object.keys(document).length === 0;
