/** What the chatbot answered, as people at the lender read it. Reviewers only; to all others there is no desk. */
import type { Backend } from '../../backend/backend.ts';
import { entity, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { listAnswers } from '../chatbot/list-answers.ts';

export function chatbotDeskRoutes({ world }: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/service-desk/secure/api/v1/chatbot',
        summary:
          'How often the chatbot gave each text, its bad answers with why, and what it had no answer to',
        answers: replies(entity('questions')),
        actors: 'reviewer',
      },
      async (request) => listAnswers(world, sessionOf(request).account),
    ),
  ];
}
