/**
 * Ends every piece of work on an application, inside its transaction: opens each review that a person at the lender now
 * has to answer, and withdraws those whose reason is gone.
 */
import { randomUUID } from 'node:crypto';
import { dueReviews, type KnownReview } from '../../../engine/desk/due-reviews.ts';
import { isBankingDay } from '../../../engine/finance/business-day.ts';
import { daysAfter } from '../../../engine/finance/days-after.ts';
import type { Standing } from '../../../engine/journey/standing.ts';
import type { Reviews } from '../../../types/reviews.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import { legalDay } from '../../platform/legal-day.ts';
import { type FlowReviews, reviewsOf } from './reviews-of.ts';

/** The sandbox's reviewer: a wait of the application, which a developer may skip like any other. */
export const reviewerJob = 'sandbox-reviewer';

export async function detectReviews(
  scope: ApplicationScope,
  standing: Pick<Standing, 'facts' | 'step'>,
): Promise<void> {
  const content = reviewsOf(scope.world, scope.application.orgCode, scope.application.flowId);
  if (!content) return;
  const { open, over } = dueReviews(content.flow, content.reviews, standing, await knownReviews(scope));
  for (const review of over) await end(scope, content, review);
  for (const review of open) await begin(scope, content, review);
}

async function knownReviews({ tx, application }: ApplicationScope): Promise<KnownReview[]> {
  return tx
    .selectFrom('reviews')
    .select(['name', 'occasion', 'over'])
    .where('application_uuid', '=', application.uuid)
    .execute();
}

async function end(
  { tx, application, uploads }: ApplicationScope,
  { reviews }: FlowReviews,
  { name, occasion }: KnownReview,
): Promise<void> {
  const mine = tx
    .updateTable('reviews')
    .where('application_uuid', '=', application.uuid)
    .where('name', '=', name)
    .where('occasion', '=', occasion);
  await mine.set({ over: true }).execute();
  const withdrawn = await mine.set({ state: 'WITHDRAWN' }).where('state', '=', 'OPEN').executeTakeFirst();
  if (withdrawn.numUpdatedRows > 0n)
    await uploads.stand(reviews.reviews[name]?.documents ?? [], { from: 'IN_REVIEW', to: undefined });
}

async function begin(
  scope: ApplicationScope,
  { reviews }: FlowReviews,
  { name, occasion }: Omit<KnownReview, 'over'>,
): Promise<void> {
  const review = reviews.reviews[name];
  if (!review) return;
  const { tx, application, now } = scope;
  const uuid = randomUUID();
  await tx
    .insertInto('reviews')
    .values({
      uuid,
      application_uuid: application.uuid,
      org_code: application.orgCode,
      name,
      occasion,
      state: 'OPEN',
      opened_at: now,
      due_on: daysAfter(legalDay(now), review.businessDays, isBankingDay),
    })
    .execute();
  await scope.uploads.stand(review.documents ?? [], { from: undefined, to: 'IN_REVIEW' });
  await scope.audit('review-opened', { review: name, occasion });
  if (scope.world.mode === 'sandbox') await callSandbox(scope, uuid, review);
}

/** Lets the sandbox answer by itself, after the time that reviews.json says. */
export function callSandbox(
  { queue }: ApplicationScope,
  uuid: string,
  { sandbox }: Reviews['reviews'][string],
) {
  return queue.send(reviewerJob, { review: uuid }, { startAfterMs: sandbox.afterSeconds * 1000 });
}
