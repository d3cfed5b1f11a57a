/**
 * Repeats an answer instead of its work. Records a request with an Idempotency-Key before working on it; keeps its
 * answer, sealed, for a day, and gives it again to the same request with the same key (THREAT-19). Does not keep a
 * refusal: nothing was done, and the same key may try again.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { blindIndex, sha256 } from '../../platform/crypto/digest.ts';
import { openWithMaster, sealWithMaster } from '../../platform/crypto/master-box.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { World } from '../../platform/world/world.ts';
import { withLowIds } from '../calls/low-ids.ts';
import { readKey } from '../idempotently.ts';
import { type Claim, settleClaims } from './settle-claims.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The row that its answer goes into; undefined where there is none. */
    replay: Claim | undefined;
  }
}

type Kept = { status: number; headers: Record<string, string | string[]>; body: string };

const purpose = 'replay';
/** How long to wait for a server that died at work; then another may work on the request. */
const leaseMs = 60_000;
const patienceMs = 15_000;
const longestPauseMs = 1_000;
/** What belongs to the answer itself; all other headers are made again. */
const keptHeaders = ['authorization', 'content-type', 'set-cookie'];

export function replayAnswers(app: FastifyInstance, world: World): void {
  const settle = settleClaims(app, world.db, leaseMs);
  app.decorateRequest('replay', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const row = request.routeOptions?.config?.row;
    if (row?.repeat !== 'key' || row.takes === 'multipart') return;
    await replayOr(world, request, reply, request.body ?? null);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { replay } = request;
    if (replay === undefined) return payload;
    request.replay = undefined;
    const isText = typeof payload === 'string' || payload === undefined || payload === null;
    const isDone = reply.statusCode < 300 && isText;
    await settle(replay, isDone ? seal(world, replay, keptOf(reply, payload)) : undefined);
    return payload;
  });
}

/**
 * Sends the kept answer and says so, or lets the request through as the one that does the work. Refuses with 422 when
 * the key was used for another request, and with 409 when the first is still running after a quarter of a minute.
 * @param content what makes the request the same one; for a file, its hash
 */
export async function replayOr(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
): Promise<boolean> {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return false;
  const name = sha256(`${scopeOf(request)}/${readKey(header)}`);
  const requestHash = blindIndex(world.secrets, 'replay', JSON.stringify([withLowIds(request.url), content]));
  const kept = await claim(world, name, requestHash);
  if ('claimedAt' in kept) {
    request.replay = kept;
    return false;
  }
  await reply
    .code(kept.status)
    .headers(kept.headers)
    .send(kept.body === '' ? undefined : kept.body);
  return true;
}

// Another account's equal key is another key; so is another phone's, another visitor's, and one at another lender.
function scopeOf(request: FastifyRequest): string {
  const { method, url, session, headers } = request;
  const phone = typeof headers['x-hand-over'] === 'string' ? sha256(headers['x-hand-over']) : '';
  const lender = [headers['x-org'] ?? '', headers.host ?? ''].join(' ');
  return [
    session?.account.uuid ?? visitorOf(request),
    lender,
    phone,
    method,
    withLowIds(url.split('?')[0] ?? ''),
  ].join(' ');
}

// A kept answer may hold a session: a visitor is recognized by what only their own browser sends, and from where.
function visitorOf({ ip, headers }: FastifyRequest): string {
  return sha256([ip, headers.cookie ?? '', headers['user-agent'] ?? ''].join('\n'));
}

async function claim(world: World, name: string, requestHash: string): Promise<Kept | Claim> {
  const start = Date.now();
  for (let pause = 50; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const claimedAt = world.clock.now();
    if (await isMine(world, { name, claimedAt }, requestHash)) return { name, claimedAt };
    const row = await world.db
      .selectFrom('replays')
      .select(['request_hash', 'response'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (row && row.request_hash !== requestHash)
      throw new CallError(422, 'This Idempotency-Key was used for a different request.');
    if (row?.response) return open(world, name, row.response);
    if (Date.now() - start > patienceMs) throw new Refusal(409, [says('request.working')]);
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** True for the one caller that may do the work: no other has started, or the one that did is gone. */
async function isMine({ db }: World, { name, claimedAt }: Claim, requestHash: string): Promise<boolean> {
  const claimed = await db
    .insertInto('replays')
    .values({ name, request_hash: requestHash, created_at: claimedAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ created_at: claimedAt })
        .where('replays.response', 'is', null)
        .where('replays.request_hash', '=', requestHash)
        .where('replays.created_at', '<', String(claimedAt - leaseMs)),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

function keptOf(reply: FastifyReply, payload: unknown): Kept {
  const headers: Kept['headers'] = {};
  for (const name of keptHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: reply.statusCode, headers, body: typeof payload === 'string' ? payload : '' };
}

const seal = ({ secrets }: World, { name }: Claim, kept: Kept): Uint8Array =>
  sealWithMaster(secrets, purpose, name, Buffer.from(JSON.stringify(kept)));

const open = ({ secrets }: World, name: string, sealed: Uint8Array): Kept =>
  JSON.parse(openWithMaster(secrets, purpose, name, sealed).toString('utf8')) as Kept;
