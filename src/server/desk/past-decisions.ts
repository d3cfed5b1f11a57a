/** The reviews of an application that were answered, with their reasons opened. */
import type { ReviewDecision } from '../../types/review.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { decrypt } from '../platform/crypto/aes.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import type { FoundReview } from './find-review.ts';
import { moment } from './list-reviews.ts';
import { reviewerNames, sandboxName } from './reviewer-names.ts';

/** By the review's uuid, the newest first. */
export async function pastDecisions(scope: ApplicationScope): Promise<Map<string, ReviewDecision>> {
  const rows = await scope.tx
    .selectFrom('reviews')
    .selectAll()
    .where('application_uuid', '=', scope.application.uuid)
    .where('state', '=', 'ANSWERED')
    .orderBy('answered_at', 'desc')
    .execute();
  const names = await reviewerNames(
    { ...scope.world, db: scope.tx },
    rows.map(({ answered_by }) => answered_by),
  );
  return new Map(rows.map((row) => [row.uuid, decision(scope, row, names)]));
}

function decision(
  { world, key, application }: ApplicationScope,
  { uuid, org_code, name, answer, answered_at, answered_by, reason }: FoundReview,
  names: ReadonlyMap<string, string>,
): ReviewDecision {
  const review = reviewsOf(world, org_code, application.flowId)?.reviews.reviews[name];
  return {
    title: review?.title ?? name,
    answer: review?.answers[answer ?? '']?.label ?? answer ?? '',
    reason: reason === null ? '' : decrypt(key, uuid, reason).toString('utf8'),
    by: names.get(answered_by ?? '') ?? sandboxName,
    at: moment(answered_at),
  };
}
