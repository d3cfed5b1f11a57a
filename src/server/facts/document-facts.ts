/** The documents that a borrower can open: the newest version of each that we made, and what was uploaded. */
import type { Document } from '../../types/document.ts';
import type { DocumentRow, UploadRow } from '../application/application-scope.ts';
import type { Underwriting } from '../application/underwriting.ts';
import type { FileAnswer } from './file-answers.ts';

export function documentFacts(
  made: DocumentRow[],
  uploads: UploadRow[],
  { identityFiles = {}, paperCopies = {}, paperMailed = {} }: Underwriting,
  answers: ReadonlyMap<string, FileAnswer>,
): Document[] {
  const newest = made.filter(({ attributes }) => attributes.supersededBy === undefined);
  return [
    ...newest.map((row) =>
      madeFact(row, {
        paperAskedAt: paperCopies[row.uuid],
        paperMailedAt: paperMailed[row.uuid],
        earlier: earlierOf(row, made),
      }),
    ),
    ...uploads.map((upload) => uploadFact(upload, identityFiles, answers.get(upload.uuid))),
  ];
}

type Beside = {
  paperAskedAt: number | undefined;
  paperMailedAt: number | undefined;
  earlier: DocumentRow[];
};

function madeFact(
  { uuid, type, title, version, sha256, attributes, createdAt }: DocumentRow,
  { paperAskedAt, paperMailedAt, earlier }: Beside,
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
    createdAt: moment(createdAt),
    ...(group ? { group } : {}),
    status: status ?? 'GENERATED',
    ...(signedAt ? { signedAt } : {}),
    ...(readAt ? { readAt } : {}),
    ...(paperAskedAt === undefined ? {} : { paperAskedAt: moment(paperAskedAt) }),
    ...(paperMailedAt === undefined ? {} : { paperMailedAt: moment(paperMailedAt) }),
    ...(earlier.length > 0 && {
      earlier: earlier.map((row) => ({ uuid: row.uuid, createdAt: moment(row.createdAt) })),
    }),
  } as Document;
}

/** What a document replaced, and what that replaced, the newest first. */
function earlierOf({ uuid }: DocumentRow, made: DocumentRow[]): DocumentRow[] {
  const before = made.findLast(({ attributes }) => attributes.supersededBy === uuid);
  return before ? [before, ...earlierOf(before, made)] : [];
}

function uploadFact(
  upload: UploadRow,
  identity: Record<string, string>,
  answer: FileAnswer | undefined,
): Document {
  const { uuid, type, name, mediaType, size, sha256, createdAt, seenAt, reason } = upload;
  // Identity pictures are noted by side once they were accepted.
  const side = Object.keys(identity).find((key) => identity[key] === uuid);
  return {
    uuid,
    type: side ?? type,
    group: 'UPLOAD',
    status: side ? 'ACCEPTED' : statusOf(upload, answer),
    name,
    mime: mediaType,
    size,
    sha256,
    createdAt: moment(createdAt),
    ...(seenAt === undefined ? {} : { seenAt: moment(seenAt) }),
    ...((answer?.reason ?? reason) && { rejectReason: answer?.reason ?? reason }),
  } as Document;
}

function statusOf({ state, standing, used }: UploadRow, answer: FileAnswer | undefined): Document['status'] {
  if (state !== 'CLEAN') return state;
  return answer?.status ?? standing ?? (used ? 'SUBMITTED' : 'RECEIVED');
}

const moment = (at: number) => new Date(at).toISOString();
