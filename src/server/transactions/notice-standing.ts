/**
 * Ends every piece of work that changed an application: fires the events that have happened, queues the messages and
 * opens the reviews that now have a reason.
 */
import { deriveStep } from '../../engine/journey/derive-step.ts';
import { standingEvents } from '../../engine/journey/standing-events.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { firedEvents, fireEvents } from '../application/fired-events.ts';
import { noticeReviews } from '../desk/notice/notice-reviews.ts';
import { reviewsOf } from '../desk/notice/reviews-of.ts';
import { assembleFacts } from '../facts/assemble.ts';
import { flowMessagesOf } from '../messages/notice/flow-messages.ts';
import { noticeMessages } from '../messages/notice/notice-messages.ts';

export async function noticeStanding(scope: ApplicationScope): Promise<void> {
  if (!scope.hasChanged()) return;
  const { world, application } = scope;
  const { flow } = flowMessagesOf(world, application.orgCode) ?? reviewsOf(world, application.orgCode) ?? {};
  if (!flow) return;
  const facts = await assembleFacts(scope);
  const standing = { facts, step: deriveStep(flow, facts) };
  await fireEvents(scope, standing.step, standingEvents(flow, standing, await firedEvents(scope)));
  await noticeMessages(scope, standing);
  await noticeReviews(scope, standing);
}
