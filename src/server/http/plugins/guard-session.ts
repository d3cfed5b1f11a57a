/** Finds who sends the request, and refuses callers that the route's row does not admit. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { heldBack } from '../../auth/held-back.ts';
import { requireReviewer } from '../../auth/may-review.ts';
import { type Found, findSession, type Owned, renewedToken, type Session } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { uuidPattern } from '../../platform/shapes.ts';
import { cookiesOf } from './cookies.ts';
import type { Guard } from './route-table.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    /** The application of an `owner` route. */
    owned: Owned | undefined;
  }
}

/** 401 without a live session at the requested lender; 404 for an application of another session. */
export function guardSession(backend: Backend): Guard {
  return async (request, _reply, row) => {
    if (row.actors === 'anyone') return;
    const { session, owned } = (await findWho(backend, request, row.actors === 'owner')) ?? {};
    // A session opens its own lender only; a request in another's name counts as signed out.
    const isForeign = request.orgIsNamed && session?.account.orgCode !== request.orgCode;
    if (!session || isForeign) throw new Refusal(401, [says('account.logIn')]);
    const held = row.whileLimited ? undefined : heldBack(session);
    if (held) throw held;
    if (row.actors === 'reviewer') await requireReviewer(backend.world, session);
    request.session = session;
    request.orgCode = session.account.orgCode;
    if (row.actors === 'owner' && !owned) throw new Refusal(404, [says('application.none')]);
    request.owned = owned;
  };
}

export async function readSession(backend: Backend, request: FastifyRequest): Promise<Session | undefined> {
  return (await findWho(backend, request, false))?.session;
}

/** The live session of a reviewer whose token came in a frame: a browser sends a WebSocket no headers of ours, only its cookies. */
export async function reviewerSession(
  backend: Backend,
  request: FastifyRequest,
  token: string,
): Promise<Session | undefined> {
  const { session } = (await findByToken(backend, request, token, undefined)) ?? {};
  const isForeign = request.orgIsNamed && session?.account.orgCode !== request.orgCode;
  if (!session || isForeign || heldBack(session)) return undefined;
  const isReviewer = await requireReviewer(backend.world, session).catch(() => undefined);
  return isReviewer && session;
}

async function findWho(backend: Backend, request: FastifyRequest, owns: boolean): Promise<Found | undefined> {
  const [, token] = /^Bearer ([\w.-]{20,4096})$/i.exec(request.headers.authorization ?? '') ?? [];
  return findByToken(backend, request, token, owns ? askedFor(request) : undefined);
}

async function findByToken(
  backend: Backend,
  request: FastifyRequest,
  token: string | undefined,
  application: string | undefined,
): Promise<Found | undefined> {
  const cookies = cookiesOf(backend, request, 'hl_sid');
  if (!token || cookies.length === 0) return undefined;
  const { db, clock } = backend.world;
  const shown = { token, cookies, application };
  const found = await findSession(db, backend.keys, shown, clock.now());
  if (!found || backend.settings.secondFactor) return found;
  return { ...found, session: { ...found.session, factorDue: false } };
}

/** A token older than five minutes is answered with a fresh one on every 200. */
export function renewTokens(app: FastifyInstance, backend: Backend): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.session || reply.statusCode !== 200 || reply.hasHeader('authorization')) return payload;
    const token = await renewedToken(backend.keys, request.session, backend.world.clock.now());
    if (!token) return payload;
    reply.header('authorization', `Bearer ${token}`);
    // The answer does not wait for it: a slow database holds up no answer that is ready.
    sawSession(backend, request.session).catch((error) => request.log.warn({ err: error }, 'not noted'));
    return payload;
  });
}

// Its owner sees when a session was last used, to within the five minutes between renewals.
async function sawSession({ world }: Backend, { uuid }: Session): Promise<void> {
  await world.db
    .updateTable('sessions')
    .set({ seen_at: world.clock.now() })
    .where('uuid', '=', uuid)
    .execute();
}

function askedFor(request: FastifyRequest): string | undefined {
  const { uuid = '' } = request.params as { uuid?: string };
  return uuidPattern.test(uuid) ? uuid : undefined;
}
