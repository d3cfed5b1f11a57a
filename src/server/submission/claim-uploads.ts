/**
 * Answers of a file-upload field must name files of this very application that were uploaded as what the field asks for;
 * submitting makes those permanent.
 */

import type { CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { ApplicationScope, UploadRow } from '../application/application-scope.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';

export async function claimUploads(
  scope: ApplicationScope,
  flow: CompiledFlow,
  page: CompiledPage,
  data: JsonObject,
): Promise<void> {
  const known = new Map<string, UploadRow>();
  for (const [field, value] of Object.entries(data)) {
    if (!isUpload(page, field) || !Array.isArray(value)) continue;
    if (known.size === 0) for (const upload of await scope.uploads.list()) known.set(upload.uuid, upload);
    const uuids = value.map((file) => (isRecord(file) ? String(file.uuid) : ''));
    const isForeign = uuids.some((uuid) => !known.has(uuid));
    if (isForeign) throw refuseField(field, says('file.gone'));
    if (uuids.some((uuid) => known.get(uuid)?.state === 'INFECTED'))
      throw refuseField(field, says('file.infected'));
    const others = typesOfOthers(flow, uploadType(page, field));
    if (uuids.some((uuid) => others.has(known.get(uuid)?.type))) throw refuseField(field, says('file.other'));
    await markUsed(scope, uuids);
  }
}

function isUpload(page: CompiledPage, field: string): boolean {
  const look = page.ui?.[field];
  return isRecord(look) && look['ui:widget'] === 'file-upload';
}

function uploadType(page: CompiledPage, field: string): unknown {
  const look = page.ui?.[field];
  const options = isRecord(look) ? look['ui:options'] : undefined;
  return isRecord(options) ? options.type : undefined;
}

// What other fields of the flow ask for: a reviewer looks for the deed among the deeds. An effect may have given a file
// a closer type, which no field asks for.
function typesOfOthers(flow: CompiledFlow, own: unknown): Set<unknown> {
  const all = Object.values(flow.pages).flatMap((page) =>
    Object.keys(page.ui ?? {}).flatMap((field) => (isUpload(page, field) ? [uploadType(page, field)] : [])),
  );
  return new Set(all.filter((type) => type !== own));
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
