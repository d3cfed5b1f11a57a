/** The operations desk: the list of open reviews, one review, and its answer. */
import type { Backend } from '../backend/backend.ts';
import { done, listOf, replies, timestamp, words } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { record, text, uuid } from '../calls/shapes.ts';
import { answerReview } from '../desk/answer-review.ts';
import { findReview } from '../desk/find-review.ts';
import { listReviews } from '../desk/list-reviews.ts';
import { showReview } from '../desk/show-review.ts';
import { sessionOf } from './request.ts';

const base = '/service-desk/secure/api/v1/review';

const listed = record({
  uuid,
  title: words,
  lender: words,
  loanNumber: words,
  openedAt: timestamp,
  dueOn: words,
});

const shown = record({
  uuid,
  state: words,
  dueOn: words,
  loanNumber: words,
  title: words,
  task: words,
  rows: listOf(record({ label: words, value: words })),
  documents: listOf(record({ uuid, name: words, type: words })),
  answers: listOf(record({ name: words, label: words })),
});

export function deskRoutes({ world }: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'Open reviews, the most urgent first',
        answers: replies(listOf(listed)),
        actors: 'reviewer',
      },
      async (request) => listReviews(world, sessionOf(request).account.orgCode),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:review`,
        summary: 'One review',
        answers: replies(shown),
        actors: 'reviewer',
      },
      async (request) => showReview(world, sessionOf(request).account.orgCode, request.params.review),
    ),
    route(
      {
        method: 'POST',
        path: `${base}/:review/answer`,
        summary: 'Answer a review',
        answers: done,
        actors: 'reviewer',
        repeat: { safe: 'a review is answered once' },
        body: record({ answer: text(40, 2), reason: text(1000, 3) }),
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        const { uuid, application_uuid } = await findReview(world, account.orgCode, request.params.review);
        await answerReview(world, application_uuid, { uuid, ...request.body, by: account.uuid });
        return reply.code(204).send();
      },
    ),
  ];
}
