/** Measures every request by the pattern of its route, and writes it to the log where that is wanted: never its path, which names an application. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn } from '../../../engine/journey/address-in.ts';
import type { World } from '../../platform/world/world.ts';

/** @param isLogged whether each request is a line of the log, at `info` */
export function measureRequests(app: FastifyInstance, world: World, isLogged: boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, orgCode } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = request.routeOptions?.url ?? 'unknown';
    world.meters?.request({ method, route, status, seconds: ms / 1000 });
    const page = status < 300 ? pageOf(world, request) : undefined;
    if (page) world.meters?.page({ lender: orgCode, page, what: 'sent' });
    if (isLogged) logOf(reply).info({ method, route, status, ms: Math.round(ms), org: orgCode }, 'request');
  });
}

/** The address of the page that was sent, as telemetry calls the one that was opened. Its answer went well, so it is one of ours. */
function pageOf(
  { content }: World,
  { orgCode, method, body, routeOptions }: FastifyRequest,
): string | undefined {
  const route = routeOptions?.url ?? '';
  const { page } = (body ?? {}) as { page?: unknown };
  if (method !== 'POST' || !route.endsWith('/submission') || typeof page !== 'string') return undefined;
  const ofApplication = route.includes(':uuid');
  const flows = Object.values(content.orgs[orgCode]?.flows ?? {});
  const found = flows.find(
    ({ flow, pages }) => Object.hasOwn(pages, page) && flow.basePath.includes(anyOne) === ofApplication,
  );
  return found && addressIn(found.flow, anyOne, page);
}

const anyOne = '{uuid}';

// The reply's own would add the request, and with it the path.
const logOf = ({ server }: FastifyReply) => server.log;
