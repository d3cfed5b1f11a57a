/**
 * Starts a new application like an earlier one of the same person: a draft with the old answers, to review and change.
 */
import { following } from '../../../engine/journey/sequence.ts';
import type { Backend } from '../../backend/backend.ts';
import { replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ownedOf } from '../../http/routes/request.ts';
import { record } from '../../platform/shapes.ts';
import { readApplication } from '../../standing/read-application.ts';
import { copyAnswers } from '../copy-answers.ts';
import { draftFacts } from '../draft-facts.ts';
import { type RegistrationDraft, saveDraft } from '../draft-store.ts';
import { knownPerson } from '../known-person.ts';
import { registrationOf } from '../registration-flow.ts';
import { registrationAnswer } from './registration-answer.ts';
import { draftAnswer, newDraft, withPerson } from './registration-draft.ts';

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
        const seen = await withPerson(backend, draft, known);
        return draftAnswer(backend, request, await leaveStopsOpen(backend, seen));
      },
    ),
  ];
}

// Where the old answer would end the way, it is asked for again: another home, for example.
async function leaveStopsOpen(backend: Backend, draft: RegistrationDraft): Promise<RegistrationDraft> {
  const { library, world } = backend;
  const flow = registrationOf(library, draft);
  const facts = draftFacts(draft);
  draft.body.done = draft.body.done.filter((id) => !('stop' in following(flow, { facts }, id)));
  await saveDraft(world.db, draft);
  return draft;
}
