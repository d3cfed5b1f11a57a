/** What the chatbot answered, as people at the lender read it. Reviewers only; to all others there is no desk. */
import type { Backend } from '../backend/backend.ts';
import { listOf, replies, timestamp, words } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { record } from '../calls/shapes.ts';
import { listAnswers } from '../chatbot/list-answers.ts';
import { sessionOf } from './request.ts';

const count = { type: 'integer' } as const;

const asked = record(
  {
    ...{ uuid: words, at: timestamp, lender: words },
    ...{ question: words, answer: words, text: words, reason: words },
  },
  ['uuid', 'at', 'lender', 'question', 'answer', 'text'],
);

const answers = record({
  texts: listOf(record({ text: words, given: count, bad: count })),
  bad: listOf(asked),
  missed: listOf(asked),
});

export function chatbotDeskRoutes({ world }: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/service-desk/secure/api/v1/chatbot',
        summary:
          'How often the chatbot gave each text, its bad answers with why, and what it had no answer to',
        answers: replies(answers),
        actors: 'reviewer',
      },
      async (request) => listAnswers(world, sessionOf(request).account),
    ),
  ];
}
