/** Keeps a file that a borrower sends: no more of them than limits.json allows, none twice, and photos where only they will do. */

import type { Transaction } from 'kysely';
import type { Limits } from '../../types/limits.ts';
import type { FileState } from '../platform/db/tables/column.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { type Incoming, type StoredUpload, storeFile } from './store-file.ts';

/** How many files an application may have, and which of them are photos. */
type Most = Limits['uploads'];

export async function storeUpload(
  world: World,
  applicationUuid: string,
  file: Incoming,
  most: Most,
): Promise<StoredUpload> {
  const isPaper = file.mediaType === 'application/pdf' && most.photosOnly.some((type) => type === file.type);
  if (isPaper) throw new Refusal(415, [says('file.photo')]);
  return storeFile(world, applicationUuid, file, {
    admit: (tx, { sha256 }) => refuseTooMany(tx, applicationUuid, { type: file.type, sha256, most }),
  });
}

/** Refuses, before reading a byte, what could not be stored anyway. */
export async function refuseFull(
  { db }: World,
  applicationUuid: string,
  { type, most }: { type: string; most: Most },
): Promise<void> {
  const query = db.selectFrom('files').select(['type', 'state']).where('review_uuid', 'is', null);
  refuseBeyond(await query.where('application_uuid', '=', applicationUuid).execute(), type, most);
}

async function refuseTooMany(
  tx: Transaction<Tables>,
  applicationUuid: string,
  { type, sha256, most }: { type: string; sha256: string; most: Most },
) {
  const query = tx.selectFrom('files').select(['type', 'sha256', 'state']).where('review_uuid', 'is', null);
  const rows = await query.where('application_uuid', '=', applicationUuid).execute();
  const same = rows.find((row) => row.sha256 === sha256);
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
