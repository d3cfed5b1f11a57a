/** Keeps an inspected file that no scanner refused: ciphertext in the store under a random name, its facts in a row. */

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { countRevision } from '../application/count-revision.ts';
import { encrypt } from '../platform/crypto/aes.ts';
import { openDataKey } from '../platform/crypto/data-key.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { Tables } from '../platform/db/tables.ts';
import { keepFiles } from '../platform/files/arriving-files.ts';
import type { World } from '../platform/world/world.ts';
import { checkUploadJob } from './check-upload-job.ts';
import type { Previews } from './draw-previews.ts';
import { type PreviewLocations, putPreviews } from './put-previews.ts';
import { scanArrival } from './scan-arrival.ts';

export type Incoming = { type: string; name: string; mediaType: string; bytes: Buffer; previews?: Previews };
export type StoredUpload = { uuid: string; name: string; size: number; type: string };

type Door = {
  /** Throws a refusal for what may not come in, once no one else changes the application. */
  admit(tx: Transaction<Tables>, file: { uuid: string; sha256: string }): Promise<void>;
  /** The review that it is sent for; without it, it is the borrower's. */
  review?: string;
};

export async function storeFile(
  world: World,
  applicationUuid: string,
  file: Incoming,
  { admit, review }: Door,
): Promise<StoredUpload> {
  const uuid = randomUUID();
  const location = randomUUID();
  const hash = sha256(file.bytes);
  const state = await scanArrival(world, file.bytes);
  let previews: PreviewLocations | undefined;
  try {
    return await world.db.transaction().execute(async (tx) => {
      const row = await lockRow(tx, applicationUuid);
      await admit(tx, { uuid, sha256: hash });
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
          ...(review && { review_uuid: review }),
          created_at: world.clock.now(),
        })
        .execute();
      await keepFiles(tx, [location, ...Object.values(previews ?? {})]);
      if (state === 'CHECKING')
        await world.queue.send(checkUploadJob, { applicationUuid, file: uuid }, { tx, startAfterMs: 15_000 });
      return { uuid, name: file.name, size: file.bytes.length, type: file.type };
    });
  } catch (error) {
    await Promise.all([location, ...Object.values(previews ?? {})].map(world.files.remove));
    throw error;
  }
}

function lockRow(tx: Transaction<Tables>, applicationUuid: string) {
  return countRevision(tx, applicationUuid)
    .returning(['owner_uuid', 'wrapped_key'])
    .executeTakeFirstOrThrow();
}
