/** The answers of one application: one encrypted document per entity. */
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { copyJson } from '../../engine/facts/copy-json.ts';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { EntityStore } from './application-scope.ts';
import { applying } from './applying.ts';
import type { AskedFlow } from './asked-flow.ts';
import type { StoreContext } from './store-context.ts';

/**
 * Reads an entity once per transaction; the row lock on the application keeps other writers out. What is read is what
 * applies; what is written keeps what does not.
 */
export function entityStore(context: StoreContext, asked: AskedFlow | undefined): EntityStore {
  const known = new Map<string, JsonObject>();
  const kept = async (name: string) => {
    const document = known.get(name) ?? (await readEntity(context, name));
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
  return { get, kept, setAside: applies.setAside, put, merge };
}

async function readEntity({ contents, uuid, key }: StoreContext, name: string): Promise<JsonObject> {
  const body = (await contents()).entities.get(name);
  return body ? openJson<JsonObject>(key, rowId(uuid, name), body) : {};
}

async function writeEntity({ tx, uuid, key, now }: StoreContext, name: string, data: JsonObject) {
  const body = sealJson(key, rowId(uuid, name), data);
  await tx
    .insertInto('entities')
    .values({ application_uuid: uuid, name, body, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['application_uuid', 'name'])
        .doUpdateSet((row) => ({ body, updated_at: now, version: row('entities.version', '+', 1) })),
    )
    .execute();
}

const rowId = (uuid: string, name: string) => `${uuid}/entities/${name}`;
