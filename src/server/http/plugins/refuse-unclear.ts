/**
 * Refuses with 400 a request that two readers could read in two ways: with more than one `Host` (RFC 9112, 3.2), which a proxy and we
 * might count differently, or of HTTP/0.9, which has neither headers nor a status. So, too, one whose sender has hung up. With 404
 * a WebSocket where there is none.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';

/** Call it before any plugin that counts by address: who has hung up has none. */
export function refuseUnclear(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isUnclear(request)) throw unclear();
    // The library would greet it first, and log its whole address.
    if (request.ws && !request.routeOptions.config?.row?.socket)
      throw new Refusal(404, [says('request.notFound')]);
  });
}

export function isUnclear({ raw, ip }: FastifyRequest): boolean {
  // `headers` keeps the first of two hosts and says nothing of the second. A request that was never on a wire has no raw ones.
  const { rawHeaders = [], httpVersionMajor = 1 }: Partial<typeof raw> = raw;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || httpVersionMajor < 1 || ip === undefined;
}

export const unclear = () => new Refusal(400, [says('request.unreadable')]);
