/**
 * Starts a new application like an earlier one of the same person: a draft with the old answers, to review and change.
 */
import type { Backend } from '../backend/backend.ts';
import { replies } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { record } from '../calls/shapes.ts';
import { copyAnswers } from '../registration/copy-answers.ts';
import { knownPerson } from '../registration/known-person.ts';
import { readApplication } from '../transactions/read-application.ts';
import { registrationAnswer } from './registration-answer.ts';
import { draftAnswer, newDraft, withPerson } from './registration-draft.ts';
import { ownedOf } from './request.ts';

export function applyAgainRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/service-application/api/v1/application/heloc/:uuid/again',
        summary: 'Begin a registration with the answers of this application',
        answers: replies(registrationAnswer),
        repeat: 'key',
        actors: 'owner',
        body: record({}),
      },
      async (request, reply) => {
        const known = await knownPerson(backend, request);
        const { uuid } = ownedOf(request);
        const body = await readApplication(backend.world, uuid, (scope) =>
          copyAnswers(backend, scope, known),
        );
        const draft = await newDraft(backend, request, reply, body);
        return draftAnswer(backend, request, await withPerson(backend, draft, known));
      },
    ),
  ];
}
