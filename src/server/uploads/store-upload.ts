/** Keeps an inspected file that no scanner refused: ciphertext in the store under a random name, its facts in a row. */

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Limits } from '../../types/limits.ts';
import { countRevision } from '../application/count-revision.ts';
import { encrypt } from '../crypto/aes.ts';
import { openDataKey } from '../crypto/data-key.ts';
import { sha256 } from '../crypto/digest.ts';
import type { FileState } from '../db/tables/column.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { World } from '../world/world.ts';
import { checkUploadJob } from './check-upload-job.ts';
import type { Previews } from './draw-previews.ts';
import { type PreviewLocations, putPreviews } from './put-previews.ts';
import { scanArrival } from './scan-arrival.ts';

export type Incoming = { type: string; name: string; mediaType: string; bytes: Buffer; previews?: Previews };
export type StoredUpload = { uuid: string; name: string; size: number; type: string };

/** How many files an application may have. */
type Most = Limits['uploads'];

export async function storeUpload(
  world: World,
  applicationUuid: string,
  file: Incoming,
  most: Most,
): Promise<StoredUpload> {
  const uuid = randomUUID();
  const location = randomUUID();
  const hash = sha256(file.bytes);
  const state = await scanArrival(world, file.bytes);
  let previews: PreviewLocations | undefined;
  try {
    return await world.db.transaction().execute(async (tx) => {
      const row = await lockRow(tx, applicationUuid);
      await refuseTooMany(tx, applicationUuid, { type: file.type, hash, most });
      const key = openDataKey(world.secrets, applicationUuid, row.wrapped_key);
      await world.files.put(location, encrypt(key, location, file.bytes));
      previews = file.previews && (await putPreviews(world.files, key, file.previews));
      await tx
        .insertInto('files')
        .values({
          uuid,
          application_uuid: applicationUuid,
          owner_uuid: row.owner_uuid,
          type: file.type,
          name: encrypt(key, `${uuid}/name`, Buffer.from(file.name)),
          media_type: file.mediaType,
          size: file.bytes.length,
          sha256: hash,
          location,
          state,
          ...previews,
          created_at: world.clock.now(),
        })
        .execute();
      if (state === 'CHECKING')
        await world.queue.send(checkUploadJob, { applicationUuid, file: uuid }, { tx, startAfterMs: 15_000 });
      return { uuid, name: file.name, size: file.bytes.length, type: file.type };
    });
  } catch (error) {
    await Promise.all([location, ...Object.values(previews ?? {})].map(world.files.remove));
    throw error;
  }
}

/** Refuses, before reading a byte, what could not be stored anyway. */
export async function refuseFull(
  { db }: World,
  applicationUuid: string,
  { type, most }: { type: string; most: Most },
): Promise<void> {
  const query = db.selectFrom('files').select(['type', 'state']);
  refuseBeyond(await query.where('application_uuid', '=', applicationUuid).execute(), type, most);
}

function lockRow(tx: Transaction<Tables>, applicationUuid: string) {
  return countRevision(tx, applicationUuid)
    .returning(['owner_uuid', 'wrapped_key'])
    .executeTakeFirstOrThrow();
}

async function refuseTooMany(
  tx: Transaction<Tables>,
  applicationUuid: string,
  { type, hash, most }: { type: string; hash: string; most: Most },
) {
  const query = tx.selectFrom('files').select(['type', 'sha256', 'state']);
  const rows = await query.where('application_uuid', '=', applicationUuid).execute();
  const same = rows.find((row) => row.sha256 === hash);
  if (same) throw new Refusal(422, [says(same.state === 'INFECTED' ? 'file.infected' : 'file.twice')]);
  refuseBeyond(rows, type, most);
}

// What was destroyed takes no place: the borrower is asked for another.
function refuseBeyond(all: { type: string; state: FileState }[], type: string, most: Most) {
  const rows = all.filter(({ state }) => state !== 'INFECTED');
  const sameType = rows.filter((row) => row.type === type).length;
  if (sameType >= most.filesPerType || rows.length >= most.filesPerApplication)
    throw new Refusal(422, [says('file.tooMany', { most: most.filesPerType })]);
}
