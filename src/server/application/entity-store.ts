/** The answers of one application: one encrypted document per entity. */
import type { Documents } from '../../engine/answers/migrate.ts';
import { entitiesOf, migrate } from '../../engine/answers/migrate.ts';
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { copyJson } from '../../engine/facts/copy-json.ts';
import type { Migration } from '../../types/migration.ts';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { EntityStore } from './application-scope.ts';
import { applying } from './applying.ts';
import type { AskedFlow } from './asked-flow.ts';
import type { StoreContext } from './store-context.ts';

/**
 * Reads an entity once per transaction; the row lock on the application keeps other writers out. What is read is what
 * applies; what is written keeps what does not.
 * @param migrations what the answers go through before anyone reads them; `settle` stores what comes of it
 */
export function entityStore(
  context: StoreContext,
  asked: AskedFlow | undefined,
  migrations: readonly Migration[] = [],
): EntityStore {
  const known = new Map<string, JsonObject>();
  const moved = entitiesOf(migrations);
  const readIn = async (name: string) => {
    if (!moved.includes(name)) return readEntity(context, name);
    for (const [entity, document] of Object.entries(await migrated(context, moved, migrations)))
      known.set(entity, document as JsonObject);
    return known.get(name) ?? {};
  };
  const kept = async (name: string) => {
    const document = known.get(name) ?? (await readIn(name));
    known.set(name, document);
    return copyJson(document);
  };
  const applies = applying(asked, kept);
  const get = async (name: string) => applies.of(name, await kept(name));
  const put = async (name: string, data: JsonObject) => {
    await writeEntity(context, name, data);
    context.note();
    known.set(name, copyJson(data));
    applies.forget();
  };
  const merge = async (name: string, patch: JsonObject) => {
    const merged = applyPatch(await kept(name), patch) as JsonObject;
    await put(name, merged);
    return copyJson(merged);
  };
  const settle = async () => {
    for (const name of moved) await settleEntity(context, name, await kept(name));
  };
  return { get, kept, setAside: applies.setAside, put, merge, settle };
}

async function migrated(
  context: StoreContext,
  names: readonly string[],
  migrations: readonly Migration[],
): Promise<Documents> {
  const documents: Record<string, JsonObject> = {};
  for (const name of names) documents[name] = await readEntity(context, name);
  return migrate(documents, migrations);
}

// The borrower has changed nothing, so the moment of their last answer stays.
async function settleEntity(context: StoreContext, name: string, data: JsonObject): Promise<void> {
  if (JSON.stringify(data) === JSON.stringify(await readEntity(context, name))) return;
  await writeEntity(context, name, data, false);
  context.forget();
}

async function readEntity({ contents, uuid, key }: StoreContext, name: string): Promise<JsonObject> {
  const body = (await contents()).entities.get(name);
  return body ? openJson<JsonObject>(key, rowId(uuid, name), body) : {};
}

async function writeEntity(
  { tx, uuid, key, now }: StoreContext,
  name: string,
  data: JsonObject,
  isNews = true,
) {
  const body = sealJson(key, rowId(uuid, name), data);
  await tx
    .insertInto('entities')
    .values({ application_uuid: uuid, name, body, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['application_uuid', 'name']).doUpdateSet((row) => ({
        body,
        version: row('entities.version', '+', 1),
        ...(isNews && { updated_at: now }),
      })),
    )
    .execute();
}

const rowId = (uuid: string, name: string) => `${uuid}/entities/${name}`;
