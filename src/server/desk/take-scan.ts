/**
 * Takes the one file that a review asks its reviewer for, such as the scan of what was signed on paper. It belongs to the
 * review, not to the borrower, until an answer files it; the next one replaces it.
 */

import type { Transaction } from 'kysely';
import { appendAudit } from '../application/audit-trail.ts';
import { placesOf } from '../application/places-of.ts';
import type { Reviewer } from '../auth/may-review.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { doomFiles, removeNow } from '../platform/files/doomed-files.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { worldOf } from '../standing/its-world.ts';
import type { ReceivedFile } from '../uploads/receive-file.ts';
import { type StoredUpload, storeFile } from '../uploads/store-file.ts';
import { type FoundReview, findReview } from './find-review.ts';
import { refuseEnded, refuseHeld } from './hold-review.ts';
import type { TakenFile } from './require-scan.ts';

export type TakingReview = FoundReview & { takes: NonNullable<TakenFile> };

/** 404 for a review that is another lender's, is not there or takes no file, 409 for one that is over or that a colleague has. */
export async function reviewThatTakes(world: World, reviewer: Reviewer, uuid: string): Promise<TakingReview> {
  const row = await findReview(world, reviewer, uuid);
  const its = await worldOf(world, row.application_uuid);
  const takes = reviewsOf(its, row.org_code, row.flow_id)?.reviews.reviews[row.name]?.takes;
  if (!takes) throw new Refusal(404, [says('desk.scanUnasked')]);
  refuseEnded(row);
  refuseHeld(world, row, reviewer.uuid);
  return { ...row, takes };
}

/** 415 for what is no PDF, 409 as above, should it have changed meanwhile. @param by account of the reviewer, or `sandbox-reviewer` */
export async function takeScan(
  world: World,
  { uuid, name, application_uuid, takes }: TakingReview,
  file: ReceivedFile,
  by: string,
): Promise<StoredUpload> {
  if (file.mediaType !== 'application/pdf') throw new Refusal(415, [says('desk.scanPdf')]);
  let replaced: string[] = [];
  const stored = await storeFile(
    world,
    application_uuid,
    { ...file, type: takes.type },
    {
      review: uuid,
      admit: async (tx, { uuid: id, sha256 }) => {
        await refuseChanged(tx, world, { uuid, by });
        replaced = await removeEarlier(tx, uuid);
        await doomFiles(tx, replaced, world.clock.now());
        await appendAudit(tx, world.secrets, {
          applicationUuid: application_uuid,
          at: world.clock.now(),
          actor: by,
          event: 'review-file-sent',
          detail: { review: name, file: id, sha256, replaced: replaced.length > 0 },
        });
      },
    },
  );
  await removeNow(world, replaced);
  return stored;
}

async function refuseChanged(
  tx: Transaction<Tables>,
  world: World,
  { uuid, by }: { uuid: string; by: string },
) {
  const row = await tx.selectFrom('reviews').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  refuseEnded(row);
  refuseHeld(world, row, by);
}

/** Where its bytes lie: they are removed once the transaction has ended. */
async function removeEarlier(tx: Transaction<Tables>, review: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('review_uuid', '=', review)
    .returning(['location', 'preview', 'thumbnail'])
    .execute();
  return rows.flatMap(placesOf);
}
