/**
 * Refuses changes that another site asks for: the browser says where a request comes from, and we trust only
 * ourselves.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../../platform/errors/call-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/** @param allowed further origins, each exactly as a browser writes it */
export function refuseOtherOrigins(app: FastifyInstance, allowed: readonly string[] = []): void {
  app.addHook('onRequest', async (request) => {
    // A WebSocket reads and writes, and a browser opens one to any site.
    if (safeMethods.has(request.method) && !request.headers.upgrade) return;
    if (comesFromElsewhere(request, allowed))
      throw new CallError(403, 'This request came from another site.', {
        security: { event: 'foreign-origin' },
      });
  });
}

function comesFromElsewhere(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined && allowed.includes(origin)) return false;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && !ownSites.has(site)) return true;
  return origin !== undefined && hostOf(origin) !== host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
