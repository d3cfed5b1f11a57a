/** Removes an uploaded file from an application, unless a submitted page refers to it. */

import { Refusal } from '../platform/errors/refusal.ts';
import { doomFiles } from '../platform/files/doomed-files.ts';
import { says } from '../platform/language/said.ts';
import type { ApplicationScope } from './application-scope.ts';
import { placesOf } from './places-of.ts';

/** Answers where its bytes and its previews lie: doomed now, and for `removeNow` once the transaction has ended. */
export async function removeUpload(
  { tx, application, audit, now }: ApplicationScope,
  uuid: string,
): Promise<string[]> {
  const row = await tx
    .selectFrom('files')
    .select(['location', 'preview', 'thumbnail', 'used', 'sha256'])
    .where('application_uuid', '=', application.uuid)
    .where('uuid', '=', uuid)
    .where('review_uuid', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, [says('file.none')]);
  if (row.used) throw new Refusal(409, [says('file.submitted')]);
  await tx.deleteFrom('files').where('uuid', '=', uuid).execute();
  await audit('file-removed', { file: uuid, sha256: row.sha256 });
  const places = placesOf(row);
  await doomFiles(tx, places, now);
  return places;
}
