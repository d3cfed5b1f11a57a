/** The borrower's uploaded files as effects see them. The route does the uploading. */

import { decrypt } from '../crypto/aes.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { FileStore } from '../world/file-store.ts';
import type { UploadRow, UploadStore } from './application-scope.ts';
import type { StoreContext } from './store-context.ts';

export function uploadStore(
  { tx, uuid: applicationUuid, key, contents, forget }: StoreContext,
  files: FileStore,
): UploadStore {
  const mine = () => tx.selectFrom('files').selectAll().where('application_uuid', '=', applicationUuid);
  return {
    list: async (type) => {
      const rows = (await contents()).files.filter((row) => type === undefined || row.type === type);
      return rows.map((row) => toUpload(row as Stored, key));
    },
    read: async (uuid) => {
      const row = await mine().where('uuid', '=', uuid).executeTakeFirst();
      if (!row) throw new Refusal(404, [says('file.none')]);
      return decrypt(key, row.location, await files.get(row.location));
    },
    retype: async (uuid, type) => {
      const rows = tx.updateTable('files').set({ type }).where('application_uuid', '=', applicationUuid);
      await rows.where('uuid', '=', uuid).execute();
      forget();
    },
  };
}

type Stored = Omit<UploadRow, 'name' | 'mediaType'> & { name: Uint8Array; media_type: string };

/** File names are typed by people, so they are encrypted like answers. */
export function toUpload({ uuid, type, name, media_type, size, sha256 }: Stored, key: Uint8Array): UploadRow {
  const plainName = decrypt(key, `${uuid}/name`, name).toString('utf8');
  return { uuid, type, name: plainName, mediaType: media_type, size, sha256 };
}
