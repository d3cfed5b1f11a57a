/**
 * Notes in the application's trail that a reviewer looked at a review: once for each visit, not for each reload, and again
 * once something else happened to the application.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Reviewer } from '../auth/may-review.ts';
import { minutes } from '../facts/limits-of.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import type { FoundReview } from './find-review.ts';

const event = 'review-seen';
const visit = minutes(30);

export async function noteSeen(world: World, row: FoundReview, { uuid: actor }: Reviewer): Promise<void> {
  if (await wasSeen(world, row, actor)) return;
  const note = (scope: ApplicationScope) => scope.audit(event, { review: row.name });
  await inApplication(world, row.application_uuid, note, { actor });
}

async function wasSeen({ db, clock }: World, { name, application_uuid }: FoundReview, actor: string) {
  const rows = await db
    .selectFrom('audit')
    .select(['event', 'actor', 'detail'])
    .where('application_uuid', '=', application_uuid)
    .where('at', '>', String(clock.now() - visit))
    .orderBy('sequence', 'desc')
    .execute();
  const since = rows.findIndex(
    (row) => row.event === event && row.actor === actor && row.detail.review === name,
  );
  return since >= 0 && rows.slice(0, since).every((row) => row.event.startsWith('review-'));
}
