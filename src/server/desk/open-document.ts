/** A file that a review names, for its reviewer. Every opening is in the application's trail. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Reviewer } from '../auth/may-review.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { papersWanted } from '../facts/papers-wanted.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { inApplication } from '../standing/in-application.ts';
import { readApplication } from '../standing/read-application.ts';
import { safeCopy } from '../uploads/safe-copy.ts';
import { type PreviewSize, showPreview } from '../uploads/show-preview.ts';
import { type FoundReview, findReview } from './find-review.ts';

export type OpenedFile = { name: string; mediaType: string; bytes: Buffer };

/** `as` asks for what it looks like in place of the file. */
type Asked = { review: string; document: string; as?: PreviewSize };

/** 404 for a file that this review does not name, as for none. */
export async function openDocument(world: World, reviewer: Reviewer, asked: Asked): Promise<OpenedFile> {
  const row = await findReview(world, reviewer, asked.review);
  const application = row.application_uuid;
  const { document: uuid, as } = asked;
  if (!as) {
    const read = (scope: ApplicationScope) => openIn(scope, row, uuid);
    const { isScan, ...opened } = await inApplication(world, application, read, { actor: reviewer.uuid });
    // What the lender's own people scanned is filed as it is, and read as it will be filed.
    return isScan ? opened : safeCopy(opened, limitsOf(world, row.org_code).uploads);
  }
  // The small picture of a list shows that there is one; who reads it opens it.
  if (as === 'thumbnail') await readApplication(world, application, (scope) => findIn(scope, row, uuid));
  else await inApplication(world, application, (scope) => openIn(scope, row, uuid), { actor: reviewer.uuid });
  const bytes = await showPreview(world, application, { uuid, as });
  return { name: `${as}.jpg`, mediaType: 'image/jpeg', bytes };
}

async function openIn(scope: ApplicationScope, row: FoundReview, uuid: string) {
  const printed = await paperToPrint(scope, row, uuid);
  if (printed) return printed;
  const { name, type, mediaType, isScan } = await findIn(scope, row, uuid);
  const bytes = Buffer.from(await scope.uploads.read(uuid));
  await scope.uploads.noteSeen(uuid);
  await scope.audit('review-document-opened', { review: row.name, type, file: uuid });
  return { name, mediaType, bytes, isScan };
}

/** What we made needs no safe copy. */
async function paperToPrint(scope: ApplicationScope, row: FoundReview, uuid: string) {
  const { world, application, documents } = scope;
  if (!reviewsOf(world, row.org_code, application.flowId)?.reviews.reviews[row.name]?.prints)
    return undefined;
  const wanted = await papersWanted(scope);
  const found = wanted.find(({ document }) => document.uuid === uuid)?.document;
  if (!found) return undefined;
  const bytes = Buffer.from(await documents.read(uuid));
  await scope.audit('review-document-opened', { review: row.name, type: found.type, file: uuid });
  return { name: `${found.title}.pdf`, mediaType: 'application/pdf', bytes, isScan: true };
}

async function findIn({ world, application, uploads }: ApplicationScope, row: FoundReview, uuid: string) {
  const scan = await uploads.ofReview(row.uuid);
  if (scan?.uuid === uuid) return { ...scan, isScan: true };
  const content = reviewsOf(world, row.org_code, application.flowId);
  const types = content?.reviews.reviews[row.name]?.documents ?? [];
  const found = (await uploads.list()).find((upload) => upload.uuid === uuid);
  if (!found || !types.includes(found.type)) throw new Refusal(404, [says('file.none')]);
  return { ...found, isScan: false };
}
