/** The documents that a borrower can open: the newest version of each that we made, and what was uploaded. */
import type { Document } from '../../types/document.ts';
import type { DocumentRow, UploadRow } from '../application/application-scope.ts';
import type { Underwriting } from '../application/underwriting.ts';

export function documentFacts(
  made: DocumentRow[],
  uploads: UploadRow[],
  { identityFiles = {}, paperCopies = {} }: Underwriting,
): Document[] {
  const newest = made.filter(({ attributes }) => attributes.supersededBy === undefined);
  return [
    ...newest.map((row) => madeFact(row, paperCopies[row.uuid])),
    ...uploads.map((upload) => uploadFact(upload, identityFiles)),
  ];
}

function madeFact(
  { uuid, type, title, version, sha256, attributes, createdAt }: DocumentRow,
  paperAskedAt: number | undefined,
): Document {
  const { group, status, signedAt, readAt } = attributes;
  // Types and groups come from our own templates; a test checks each of them against the enumeration.
  return {
    uuid,
    type,
    title,
    version,
    sha256,
    mime: 'application/pdf',
    createdAt: new Date(createdAt).toISOString(),
    ...(group ? { group } : {}),
    status: status ?? 'GENERATED',
    ...(signedAt ? { signedAt } : {}),
    ...(readAt ? { readAt } : {}),
    ...(paperAskedAt === undefined ? {} : { paperAskedAt: new Date(paperAskedAt).toISOString() }),
  } as Document;
}

function uploadFact(
  { uuid, type, name, mediaType, size, sha256 }: UploadRow,
  identity: Record<string, string>,
): Document {
  // Identity pictures are noted by side once they were accepted.
  const side = Object.keys(identity).find((key) => identity[key] === uuid);
  return {
    uuid,
    type: side ?? type,
    group: 'UPLOAD',
    status: side ? 'ACCEPTED' : 'SUBMITTED',
    name,
    mime: mediaType,
    size,
    sha256,
  } as Document;
}
