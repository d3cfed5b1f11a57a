/** Generated documents: encrypted bytes in the file store, their hash and signing state in a row. */

import { randomUUID } from 'node:crypto';
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { decrypt, encrypt } from '../platform/crypto/aes.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { keepFiles } from '../platform/files/arriving-files.ts';
import { says } from '../platform/language/said.ts';
import type { FileStore } from '../platform/world/file-store.ts';
import type { DocumentRow, DocumentStore, NewDocument } from './application-scope.ts';
import type { StoreContext } from './store-context.ts';

export function documentStore(context: StoreContext, files: FileStore): DocumentStore {
  const { tx, uuid: applicationUuid, key, contents, forget } = context;
  const mine = () => tx.selectFrom('documents').selectAll().where('application_uuid', '=', applicationUuid);
  const one = async (uuid: string) => {
    const row = await mine().where('uuid', '=', uuid).executeTakeFirst();
    if (!row) throw new Refusal(404, [says('document.none')]);
    return row;
  };
  return {
    add: (document) => addDocument(context, files, document),
    list: async () => (await contents()).documents.map((row) => toDocument(row as Stored)),
    read: async (uuid) => {
      const { location } = await one(uuid);
      return decrypt(key, location, await files.get(location));
    },
    annotate: async (uuid, attributes) => {
      const merged = applyPatch((await one(uuid)).attributes, attributes);
      await tx
        .updateTable('documents')
        .set({ attributes: JSON.stringify(merged) })
        .where('application_uuid', '=', applicationUuid)
        .where('uuid', '=', uuid)
        .execute();
      forget();
    },
  };
}

async function addDocument(
  context: StoreContext,
  files: FileStore,
  document: NewDocument,
): Promise<DocumentRow> {
  const uuid = randomUUID();
  const location = randomUUID();
  await files.put(location, encrypt(context.key, location, document.pdf));
  const row = await context.tx
    .insertInto('documents')
    .values({
      uuid,
      application_uuid: context.uuid,
      type: document.type,
      title: document.title,
      version: document.version,
      sha256: sha256(document.pdf),
      pages: document.pages ?? 1,
      location,
      attributes: JSON.stringify(document.attributes ?? {}),
      created_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepFiles(context.tx, [location]);
  context.forget();
  return toDocument(row);
}

type Stored = Omit<DocumentRow, 'createdAt'> & { created_at: string | number };

function toDocument({
  uuid,
  type,
  title,
  version,
  sha256,
  pages,
  attributes,
  created_at,
}: Stored): DocumentRow {
  return {
    uuid,
    type,
    title,
    version,
    sha256,
    pages,
    attributes: attributes as JsonObject,
    createdAt: Number(created_at),
  };
}
