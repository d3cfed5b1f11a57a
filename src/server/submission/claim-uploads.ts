/** Answers of a file-upload field must name files of this very application; submitting makes those permanent. */

import type { CompiledPage } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { JsonObject } from '../db/tables.ts';
import { refuseField } from '../errors/refuse-field.ts';
import { says } from '../language/said.ts';

export async function claimUploads(
  scope: ApplicationScope,
  page: CompiledPage,
  data: JsonObject,
): Promise<void> {
  const known = new Set<string>();
  for (const [field, value] of Object.entries(data)) {
    if (!isUpload(page, field) || !Array.isArray(value)) continue;
    if (known.size === 0) for (const { uuid } of await scope.uploads.list()) known.add(uuid);
    const uuids = value.map((file) => (isRecord(file) ? String(file.uuid) : ''));
    const isForeign = uuids.some((uuid) => !known.has(uuid));
    if (isForeign) throw refuseField(field, says('file.gone'));
    await markUsed(scope, uuids);
  }
}

function isUpload(page: CompiledPage, field: string): boolean {
  const look = page.ui?.[field];
  return isRecord(look) && look['ui:widget'] === 'file-upload';
}

async function markUsed({ tx, application }: ApplicationScope, uuids: string[]) {
  if (uuids.length === 0) return;
  await tx
    .updateTable('files')
    .set({ used: true })
    .where('application_uuid', '=', application.uuid)
    .where('uuid', 'in', uuids)
    .execute();
}
