/**
 * What was done at the desk about an application, from its audit trail: who saw, took, opened and decided, and when; and
 * who ended the application, which an owner may do beside the borrower.
 */
import type { DeskAct } from '../../types/review.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { reviewerJob } from '../standing/detect/detect-reviews.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { moment } from './list-reviews.ts';
import { reviewerNames, sandboxName } from './reviewer-names.ts';

const most = 30;
const events = [
  'review-opened',
  'review-seen',
  'review-taken',
  'review-left',
  'review-document-opened',
  'review-file-sent',
  'review-answered',
  'application-ended',
] as const satisfies readonly DeskAct['event'][];
const uuid = /^[0-9a-f-]{36}$/;
/** The actor of jobs. */
const byItself = 'system';
/** What is said of rows that neither a reviewer nor the sandbox's own wrote: the rule of the review did. */
const productName = 'By rule';

/** The newest first. */
export async function deskTrail({ tx, world, application }: ApplicationScope): Promise<DeskAct[]> {
  const rows = await tx
    .selectFrom('audit')
    .select(['at', 'actor', 'event', 'detail'])
    .where('application_uuid', '=', application.uuid)
    .where('event', 'in', events)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute();
  const reviews = reviewsOf(world, application.orgCode, application.flowId)?.reviews.reviews ?? {};
  const actors = rows.map(({ actor }) => actor).filter((actor) => uuid.test(actor));
  const names = await reviewerNames({ ...world, db: tx }, actors);
  return rows.map(({ at, actor, event, detail }) => ({
    at: moment(at),
    by: event === 'review-opened' ? productName : nameOf(actor, names),
    event: event as DeskAct['event'],
    ...(detail.review ? { review: reviews[String(detail.review)]?.title ?? String(detail.review) } : {}),
  }));
}

function nameOf(actor: string, names: ReadonlyMap<string, string>): string {
  if (actor === byItself) return productName;
  return actor === reviewerJob ? sandboxName : (names.get(actor) ?? actor);
}
