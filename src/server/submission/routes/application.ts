/** The borrower's application: read it, submit a page, keep a draft, ask for the step. */
import { knownConditions } from '../../../engine/conditions/known-conditions.ts';
import { waitsForOthers } from '../../../engine/journey/waits-for-others.ts';
import type { Backend } from '../../backend/backend.ts';
import type { Revision, Whereabouts } from '../../backend/step-memory.ts';
import { conditionFacts } from '../../facts/condition-facts.ts';
import { done, entity, listOf, orNull, replies, words } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { fromOf, ownedOf, sessionOf } from '../../http/routes/request.ts';
import { publicAddress } from '../../http/web/public-address.ts';
import { actionName, answers, pageId, record, text } from '../../platform/shapes.ts';
import { inApplication } from '../../standing/in-application.ts';
import { readApplication } from '../../standing/read-application.ts';
import { journeyOf } from '../journey.ts';
import { journeySchema, submittedSchema } from '../journey-schema.ts';
import { keepDraft } from '../keep-draft.ts';
import { readStanding } from '../read-standing.ts';
import { receiveSubmission } from '../receive.ts';
import { applicationReads } from './application-reads.ts';

const base = '/service-application/api/v1/application/heloc/:uuid';

/** What the page's address says beside its path. */
const pageParams = { type: 'object', maxProperties: 5, additionalProperties: text(80) } as const;

const submissionBody = record(
  {
    page: pageId,
    action: actionName,
    data: answers,
    params: pageParams,
    version: { type: 'integer', minimum: 0 },
  },
  ['page', 'action', 'data'],
);

export function applicationRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    ...applicationReads(backend),
    route(
      {
        method: 'GET',
        path: `${base}/journey`,
        summary: 'Where the application stands, and everything that its pages show',
        answers: replies(journeySchema(backend.library.content.domain)),
        actors: 'owner',
      },
      async (request) => {
        const { uuid } = request.params;
        const { journey, waits } = await readApplication(world, uuid, async (scope) => {
          const standing = await readStanding(backend, scope);
          const waits = waitsForOthers(standing.flow.steps, standing.step);
          return { journey: await journeyOf(backend, scope, standing), waits };
        });
        // A look at a step on which others work restarts work that gave up.
        if (waits) await world.queue.revive(uuid);
        return journey;
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/submission`,
        summary: 'Send a page',
        answers: replies(submittedSchema(backend.library.content.domain)),
        actors: 'owner',
        repeat: 'transaction',
        body: submissionBody,
      },
      (request) =>
        receiveSubmission(backend, {
          uuid: request.params.uuid,
          account: sessionOf(request).account,
          submission: request.body,
          from: fromOf(request),
          site: publicAddress(backend, request, basePath),
          key: request.headers['idempotency-key'],
        }),
    ),
    route(
      {
        method: 'PUT',
        path: `${base}/drafts/*`,
        summary: 'Keep what was typed on a page',
        answers: done,
        actors: 'owner',
        repeat: { safe: 'the draft is what was typed last' },
        body: record({ data: answers, params: pageParams }, ['data']),
      },
      async (request, reply) => {
        const { uuid, '*': id } = request.params;
        await inApplication(world, uuid, async (scope) => {
          await keepDraft(backend, scope, { id, ...request.body });
        });
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'GET',
        path: '/service-krang-heloc/borrower/secure/api/v1/:uuid/status',
        summary: 'The step and the page that it leads to, for polling',
        answers: replies(record({ step: orNull(words), page: words, revision: words })),
        actors: 'owner',
      },
      (request) => currentStep(backend, ownedOf(request)),
    ),
    route(
      {
        method: 'GET',
        path: '/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants',
        summary: 'The conditions of the underwriters',
        answers: replies(listOf(entity('condition'))),
        actors: 'owner',
      },
      (request) =>
        readApplication(world, request.params.uuid, async (scope) => {
          const { conditions = [] } = await conditionFacts(scope);
          return knownConditions(conditions, backend.library.enumeration('conditionCategory'));
        }),
    ),
  ];
}

/**
 * Where an application stands, as polling browsers ask for it many times. From memory while the revision stands; else derived, and
 * remembered under the revision that was read with the facts.
 */
async function currentStep(backend: Backend, revision: Revision): Promise<Whereabouts> {
  const { world, steps } = backend;
  const known = steps.recall(revision, world.clock.now());
  if (known) return known;
  return readApplication(world, revision.uuid, async (scope) => {
    const { step, route } = await readStanding(backend, scope);
    const found = { step, page: route.path, revision: scope.application.revision };
    steps.keep(scope.application, scope.now, found);
    return found;
  });
}
