/**
 * The cookies that we set. In production their names begin with __Host-: a browser accepts such a name only over
 * https, from this very host and for all of it, so no other host of the domain can plant one (THREAT-6, FINDING-D11).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';

/** A session's other half; a visitor's draft, one for each registration; the marks of a browser that was logged in with; the language of its pages. */
export type CookieName = 'hl_sid' | 'hl_draft' | `hl_draft_${string}` | 'hl_known' | 'hl_language';

const mostOfOneName = 5;

export function cookieName({ world }: Pick<Backend, 'world'>, name: CookieName): string {
  return world.mode === 'production' ? `__Host-${name}` : name;
}

/** Every value that the browser sends under the name: over plain http another host may have added one of its own. */
export function cookiesOf(
  backend: Pick<Backend, 'world'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: CookieName,
): string[] {
  const start = `${cookieName(backend, name)}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
  return values.slice(0, mostOfOneName);
}

/** @param maxAge in seconds; without it the cookie goes with the browser's window */
export function giveCookie(
  reply: FastifyReply,
  backend: Backend,
  { name, value, maxAge }: { name: CookieName; value: string; maxAge?: number },
): void {
  const lasting = maxAge === undefined ? {} : { maxAge };
  reply.setCookie(cookieName(backend, name), value, { ...options(backend), ...lasting });
}

export function dropCookie(reply: FastifyReply, backend: Backend, name: CookieName): void {
  reply.clearCookie(cookieName(backend, name), options(backend));
}

function options({ world }: Backend) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: world.mode === 'production' };
}
