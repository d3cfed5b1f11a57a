/** What the browser measures: page views, exposures to experiments, errors. */

import type { FastifyReply } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { done } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { type Exposure, errorReportBody, exposureBody, pageViewBody } from '../telemetry/event-schemas.ts';
import { knownPath } from '../telemetry/known-path.ts';
import { type EventKind, storeEvent } from '../telemetry/store-event.ts';

const base = '/service-optimize/external/api/v1';

export function telemetryRoutes(backend: Backend): Route[] {
  const { world, library } = backend;
  const row = ({ path, summary }: { path: string; summary: string }) =>
    ({
      method: 'POST',
      path: `${base}/${path}`,
      summary,
      answers: done,
      actors: 'anyone',
      repeat: { safe: 'an event that is counted twice decides nothing' },
      perMinute: 240,
    }) as const;
  const store = async (reply: FastifyReply, kind: EventKind, event: JsonObject) => {
    await storeEvent(world, reply.request.orgCode, kind, event);
    return reply.code(204).send();
  };
  const withPath = <Event extends { path: string }>(orgCode: string, event: Event) => ({
    ...event,
    path: knownPath(library.lender(orgCode), event.path),
  });
  return [
    route(
      { ...row({ path: 'page-view', summary: 'A page was seen' }), body: pageViewBody },
      ({ orgCode, body }, reply) => {
        const event = withPath(orgCode, body);
        world.meters?.page({ lender: orgCode, page: event.path, what: 'opened' });
        return store(reply, 'page-view', event);
      },
    ),
    route(
      { ...row({ path: 'exposure', summary: 'A variant of an experiment was seen' }), body: exposureBody },
      async ({ orgCode, body }, reply) => store(reply, 'exposure', requireVariant(backend, orgCode, body)),
    ),
    route(
      { ...row({ path: 'error-report', summary: 'Something failed in the browser' }), body: errorReportBody },
      ({ orgCode, body }, reply) => store(reply, 'error', withPath(orgCode, body)),
    ),
  ];
}

// Accepts only exposures that the content offers.
function requireVariant({ library }: Backend, orgCode: string, event: Exposure): JsonObject {
  const flags = library.lender(orgCode).site.flags ?? {};
  const variants = Object.hasOwn(flags, event.key) ? flags[event.key]?.variants : undefined;
  if (!variants || !Object.hasOwn(variants, event.variant))
    throw new CallError(400, 'There is no such experiment.');
  return { ...event };
}
