/** Reads the parts of a request, after its row's schema accepted it. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownZone } from '../../../engine/dates/known-zone.ts';
import { deviceName } from '../../auth/device-name.ts';
import { type Asker, readMarks, withMark } from '../../auth/known-browser.ts';
import { markLifetimeMs, type NewSession, type Owned, type Session } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { From } from '../calls/from.ts';
import { cookiesOf, giveCookie } from '../plugins/cookies.ts';

/** The query of a route that declares none: every value is a guess. */
export const looseQuery = (request: FastifyRequest) => request.query as Record<string, unknown>;

/** The session of a route whose row says `signed-in` or `owner`. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal(401, [says('account.logIn')]);
  return request.session;
}

/** The application of a route whose row says `owner`. */
export function ownedOf(request: FastifyRequest): Owned {
  if (!request.owned) throw new Refusal(404, [says('application.none')]);
  return request.owned;
}

export function fromOf(request: FastifyRequest): From {
  const { 'user-agent': userAgent = '', 'x-time-zone': zone } = request.headers;
  const timeZone = typeof zone === 'string' ? knownZone(zone.slice(0, 64)) : undefined;
  return { ip: request.ip, userAgent: userAgent.slice(0, 512), ...(timeZone && { timeZone }) };
}

/** How the owner recognizes a session. */
export const deviceOf = (request: FastifyRequest) => deviceName(request.headers['user-agent']);

/** Who is counted: the address, and the browser's marks of earlier logins. */
export function askerOf(backend: Backend, request: FastifyRequest): Asker {
  return { ip: request.ip, marks: readMarks(cookiesOf(backend, request, 'hl_known')[0]) };
}

/**
 * Hands a new session to the browser: the token in a header, its other half in a cookie that scripts cannot read; and
 * the mark of a browser that its owner has used.
 */
export function giveSession(
  reply: FastifyReply,
  backend: Backend,
  { jwt, cookie, mark, account }: NewSession,
): void {
  reply.request.security('session-started', { account });
  reply.header('authorization', `Bearer ${jwt}`);
  giveCookie(reply, backend, { name: 'hl_sid', value: cookie });
  const value = withMark(mark, askerOf(backend, reply.request).marks);
  giveCookie(reply, backend, { name: 'hl_known', value, maxAge: markLifetimeMs / 1000 });
}
