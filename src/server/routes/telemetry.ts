/** What the browser measures: page views, exposures to experiments, errors. */
import type { Backend } from '../backend/backend.ts';
import type { Route } from '../calls/route.ts';
import type { JsonObject } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import {
  type ErrorReport,
  type Exposure,
  errorReportBody,
  exposureBody,
  type PageView,
  pageViewBody,
} from '../telemetry/event-schemas.ts';
import { knownPath } from '../telemetry/known-path.ts';
import { type EventKind, storeEvent } from '../telemetry/store-event.ts';

const base = '/service-optimize/external/api/v1';

export function telemetryRoutes(backend: Backend): Route[] {
  const { world, library } = backend;
  const taking = (path: string, kind: EventKind, body: JsonObject, read: Reader): Route => ({
    method: 'POST',
    path: `${base}/${path}`,
    actors: 'anyone',
    repeat: { safe: 'an event that is counted twice decides nothing' },
    perMinute: 240,
    body,
    handler: async (request, reply) => {
      await storeEvent(world, request.orgCode, kind, read(request.orgCode, request.body));
      return reply.code(204).send();
    },
  });
  const withPath: Reader = (orgCode, body) => {
    const event = body as PageView | ErrorReport;
    return { ...event, path: knownPath(library.lender(orgCode), event.path) };
  };
  const declared: Reader = (orgCode, body) => requireVariant(backend, orgCode, body as Exposure);
  return [
    taking('page-view', 'page-view', pageViewBody, withPath),
    taking('exposure', 'exposure', exposureBody, declared),
    taking('error-report', 'error', errorReportBody, withPath),
  ];
}

type Reader = (orgCode: string, body: unknown) => JsonObject;

// Only what the content offers can have been seen.
function requireVariant({ library }: Backend, orgCode: string, event: Exposure): JsonObject {
  const flags = library.lender(orgCode).site.flags ?? {};
  const variants = Object.hasOwn(flags, event.key) ? flags[event.key]?.variants : undefined;
  if (!variants || !Object.hasOwn(variants, event.variant))
    throw new Refusal(400, ['There is no such experiment.']);
  return { ...event };
}
