/** Measures every request by the pattern of its route, and writes it to the log where that is wanted: never its path, which names an application. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../../platform/world/world.ts';

/** @param isLogged whether each request is a line of the log, at `info` */
export function measureRequests(app: FastifyInstance, world: World, isLogged: boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, orgCode } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = request.routeOptions?.url ?? 'unknown';
    world.meters?.request({ method, route, status, seconds: ms / 1000 });
    const page = status < 300 ? pageOf(request) : undefined;
    if (page) world.meters?.page({ lender: orgCode, page, what: 'sent' });
    if (isLogged) logOf(reply).info({ method, route, status, ms: Math.round(ms), org: orgCode }, 'request');
  });
}

// Its answer went well, so the page is one of ours: no stranger fills a memory with names.
function pageOf({ method, body, routeOptions }: FastifyRequest): string | undefined {
  const [, of] = /\/(registration|heloc\/:uuid)\/submission$/.exec(routeOptions?.url ?? '') ?? [];
  const { page } = (body ?? {}) as { page?: unknown };
  if (method !== 'POST' || !of || typeof page !== 'string') return undefined;
  return of === 'registration' ? `/register/${page}` : `/{uuid}/${page}`;
}

// The reply's own would add the request, and with it the path.
const logOf = ({ server }: FastifyReply) => server.log;
