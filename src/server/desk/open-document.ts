/** A file that a review names, for its reviewer. Every opening stands in the application's trail. */
import type { UploadRow } from '../application/application-scope.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { inApplication } from '../transactions/in-application.ts';
import type { World } from '../world/world.ts';
import { findReview } from './find-review.ts';
import type { Reviewer } from './may-review.ts';
import { reviewsOf } from './notice/reviews-of.ts';

/** 404 for a file that this review does not name, as for none. */
export async function openDocument(
  world: World,
  reviewer: Reviewer,
  { review, document }: { review: string; document: string },
): Promise<UploadRow & { bytes: Buffer }> {
  const row = await findReview(world, reviewer.orgCode, review);
  const types = reviewsOf(world, row.org_code)?.reviews.reviews[row.name]?.documents ?? [];
  return inApplication(
    world,
    row.application_uuid,
    async (scope) => {
      const found = (await scope.uploads.list()).find(({ uuid }) => uuid === document);
      if (!found || !types.includes(found.type)) throw new Refusal(404, [says('file.none')]);
      const bytes = Buffer.from(await scope.uploads.read(document));
      await scope.uploads.noteSeen(document);
      await scope.audit('review-document-opened', { review: row.name, type: found.type, file: document });
      return { ...found, bytes };
    },
    { actor: reviewer.uuid },
  );
}
