/** Why borrowers leave: checked like the answers of its page, and stored as an event, without the borrower. */

import type { CompiledPage } from '../../../engine/content/bundle.ts';
import { PATH } from '../../../engine/telemetry/event-shape.ts';
import type { Backend } from '../../backend/backend.ts';
import { done } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { knownPath } from '../../http/telemetry/known-path.ts';
import { storeEvent } from '../../http/telemetry/store-event.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record } from '../../platform/shapes.ts';
import { judgeAnswers } from '../../submission/judge-answers.ts';

const body = record(
  { path: { type: 'string', pattern: PATH }, answers: { type: 'object', maxProperties: 20 } },
  ['path', 'answers'],
);

export function surveyRoutes(backend: Backend): Route[] {
  const { world, library } = backend;
  return [
    route(
      {
        method: 'POST',
        path: '/service-profile/api/v1/feedback/leave-survey',
        summary: 'Why the borrower leaves',
        answers: done,
        actors: 'signed-in',
        repeat: 'key',
        perMinute: 10,
        body,
      },
      async (request, reply) => {
        const { orgCode } = request;
        const { path, answers } = request.body;
        const kept = judged(backend, orgCode, answers);
        const event = { path: knownPath(library.lender(orgCode), path), ...kept };
        await storeEvent(world, orgCode, 'survey', event);
        return reply.code(204).send();
      },
    ),
  ];
}

function judged(backend: Backend, orgCode: string, data: JsonObject): JsonObject {
  const { site, flows, org } = backend.library.lender(orgCode);
  const { page: id, toggle } = site.survey ?? { page: '', toggle: '' };
  const flow = Object.values(flows).find(({ pages }) => Object.hasOwn(pages, id));
  const page = flow?.pages[id];
  if (!flow || !page || org.publicFeatureToggles?.[toggle] === false)
    throw new Refusal(404, [says('request.notFound')]);
  const now = backend.world.clock.now();
  return chosen(page, judgeAnswers(backend, { orgCode, flow, page, data, facts: {}, now }).data);
}

// Typed text could identify a borrower: stores only chosen answers.
function chosen(page: CompiledPage, answers: JsonObject): JsonObject {
  const fields = page.schema?.properties ?? {};
  const isChoice = (name: string) => Array.isArray(fields[name]?.enum) || fields[name]?.type === 'boolean';
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isChoice(name)));
}
