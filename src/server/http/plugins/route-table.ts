/** Turns the rows of the route table into routes. A route that is not a row stops the start. */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import { speaking } from '../../platform/language/spoken.ts';
import type { Route } from '../calls/route.ts';
import { lowerFieldIds, lowerPathIds } from './lower-ids.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    row?: Route;
  }
  interface FastifyInstance {
    routeTable: readonly Route[];
  }
}

/** Runs before the body is read, in order. */
export type Guard = (request: FastifyRequest, reply: FastifyReply, row: Route) => Promise<void>;

/** @param answerIn the language that a request is answered in; without it, the one of the flows */
export function registerRouteTable(
  app: FastifyInstance,
  rows: readonly Route[],
  guards: readonly Guard[],
  answerIn: (request: FastifyRequest) => string | undefined = () => undefined,
): void {
  for (const row of rows) {
    const route = toRoute(row, guards);
    const handler: RouteHandlerMethod = (request, reply) =>
      speaking(answerIn(request), () => row.handler(request, reply));
    app.route({ ...route, handler, ...(row.socket && { wsHandler: row.socket }) });
  }
}

/** Call it before any plugin that could add a route of its own. */
export function refuseUnlistedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.row) return;
    throw new Error(
      `The route ${String(route.method)} ${route.url} is not in the route table (src/server/start/routes/routes.ts).`,
    );
  });
}

function toRoute(row: Route, guards: readonly Guard[]): Omit<RouteOptions, 'handler'> {
  if (row.method !== 'GET' && !row.repeat)
    throw new Error(
      `${row.method} ${row.path} does not say what a repeated request does (repeat, see route.ts).`,
    );
  if (row.takes !== 'multipart' && ['POST', 'PUT', 'PATCH'].includes(row.method) && !row.body)
    throw new Error(`${row.method} ${row.path} declares no body schema.`);
  return {
    method: row.method,
    url: row.path,
    config: { row },
    schema: {
      ...(row.body && { body: row.body }),
      ...(row.querystring && { querystring: row.querystring }),
    },
    onRequest: [
      lowerPathIds,
      ...guards.map((guard) => (request: FastifyRequest, reply: FastifyReply) => guard(request, reply, row)),
    ],
    preHandler: lowerFieldIds(row.querystring, row.body),
  };
}
