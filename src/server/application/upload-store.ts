/** The uploaded files of an application as effects see them: the borrower's, and those that reviewers sent. The routes do the uploading. */

import type { Selectable } from 'kysely';
import { decrypt } from '../platform/crypto/aes.ts';
import type { FileState } from '../platform/db/tables/column.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { FileStore } from '../platform/world/file-store.ts';
import type { UploadRow, UploadStore } from './application-scope.ts';
import { placesOf } from './places-of.ts';
import type { StoreContext } from './store-context.ts';

export function uploadStore(
  { tx, uuid: applicationUuid, key, now, contents, forget }: StoreContext,
  files: FileStore,
): UploadStore {
  const mine = () => tx.selectFrom('files').selectAll().where('application_uuid', '=', applicationUuid);
  return {
    list: async (type) => {
      const rows = ((await contents()).files as Stored[]).filter(({ review_uuid }) => review_uuid === null);
      return rows.filter((row) => type === undefined || row.type === type).map((row) => toUpload(row, key));
    },
    ofReview: async (uuid) => {
      const row = ((await contents()).files as Stored[]).find(({ review_uuid }) => review_uuid === uuid);
      return row && toUpload(row, key);
    },
    read: async (uuid) => {
      const row = await mine().where('uuid', '=', uuid).executeTakeFirst();
      if (!row) throw new Refusal(404, [says('file.none')]);
      refuseUnclean(row.state);
      return decrypt(key, row.location, await files.get(row.location));
    },
    preview: async (uuid, as) => {
      const row = await mine().where('uuid', '=', uuid).executeTakeFirst();
      if (!row) throw new Refusal(404, [says('file.none')]);
      refuseUnclean(row.state);
      const location = row[as];
      return location === null ? undefined : decrypt(key, location, await files.get(location));
    },
    quarantined: async (uuid) => {
      const row = await mine().where('uuid', '=', uuid).where('state', '=', 'CHECKING').executeTakeFirst();
      if (!row) return undefined;
      const bytes = decrypt(key, row.location, await files.get(row.location));
      return { bytes, createdAt: Number(row.created_at) };
    },
    settle: async (uuid, state) => {
      const rows = tx.updateTable('files').set({ state }).where('application_uuid', '=', applicationUuid);
      const waiting = rows.where('uuid', '=', uuid).where('state', '=', 'CHECKING');
      const row = await waiting.returning(['location', 'preview', 'thumbnail']).executeTakeFirst();
      forget();
      return row ? placesOf(row) : [];
    },
    noteSeen: async (uuid) => {
      const rows = tx
        .updateTable('files')
        .set({ seen_at: now })
        .where('application_uuid', '=', applicationUuid);
      await rows.where('uuid', '=', uuid).where('seen_at', 'is', null).execute();
      forget();
    },
    stand: async (types, { from, to, reason }) => {
      if (types.length === 0) return;
      const rows = tx.updateTable('files').set({ standing: to ?? null, reason: reason ?? null });
      const sent = rows.where('application_uuid', '=', applicationUuid).where('used', '=', true);
      const wanted = sent.where('type', 'in', [...types]);
      await (from ? wanted.where('standing', '=', from) : wanted.where('standing', 'is', null)).execute();
      forget();
    },
    retype: async (uuid, type) => {
      const rows = tx.updateTable('files').set({ type }).where('application_uuid', '=', applicationUuid);
      await rows.where('uuid', '=', uuid).execute();
      forget();
    },
  };
}

function refuseUnclean(state: FileState): void {
  if (state === 'CHECKING') throw new Refusal(409, [says('file.checking')]);
  if (state === 'INFECTED') throw new Refusal(410, [says('file.destroyed')]);
}

type Stored = Selectable<Tables['files']>;

/** File names are typed by people, so they are encrypted like answers. */
export function toUpload(row: Stored, key: Uint8Array): UploadRow {
  const { uuid, type, media_type, size, sha256, state, used, standing, reason, seen_at, created_at } = row;
  return {
    uuid,
    type,
    name: decrypt(key, `${uuid}/name`, row.name).toString('utf8'),
    mediaType: media_type,
    size,
    sha256,
    state,
    used,
    createdAt: Number(created_at),
    ...(standing && { standing }),
    ...(reason && { reason }),
    ...(seen_at !== null && { seenAt: Number(seen_at) }),
  };
}
