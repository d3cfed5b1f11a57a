/** The files that came by a link, by field, in the shape of the page's answers. */

import type { ApplicationScope } from '../../application/application-scope.ts';
import { fileAnswer, listOf, mapOf } from '../../http/calls/answers.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { HandOver } from '../../submission/hand-over.ts';

export type SentFile = { uuid: string; name: string; size: number; type: string };

/** The JSON Schema of the files that came over a link, by field. */
export const sentFilesSchema = mapOf(listOf(fileAnswer));

/** Files that were removed since are left out. */
export async function sentFiles(
  scope: ApplicationScope,
  { files }: HandOver,
): Promise<Record<string, SentFile[]>> {
  const known = await scope.uploads.list();
  const byField: Record<string, SentFile[]> = {};
  for (const { field, uuid } of files) {
    const file = known.find((one) => one.uuid === uuid);
    if (!file) continue;
    const { name, size, type } = file;
    byField[field] = [...(byField[field] ?? []), { uuid, name, size, type }];
  }
  return byField;
}

/** Notes that a file came for a field. The link may have ended while the file was on its way. */
export async function noteFile(
  { tx }: ApplicationScope,
  { token_hash }: HandOver,
  field: string,
  uuid: string,
): Promise<void> {
  const row = await tx
    .selectFrom('hand_overs')
    .select(['files', 'state'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  if (row.state === 'REVOKED') throw new Refusal(404, [says('phone.dead')]);
  const files = JSON.stringify([...row.files, { field, uuid }]);
  await tx.updateTable('hand_overs').set({ files }).where('token_hash', '=', token_hash).execute();
}
