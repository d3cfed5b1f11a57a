/** What only the sandbox has: not waiting for waits, a clock to move, invitations as others would send them, passwords past their time. */
import { randomBytes } from 'node:crypto';
import { isRecord } from '../../engine/facts/facts.ts';
import { signerKind } from '../account-effects/signer-sign-in.ts';
import { hashPassword } from '../auth/password.ts';
import type { Backend } from '../backend/backend.ts';
import type { Route } from '../calls/route.ts';
import { record, text } from '../calls/shapes.ts';
import type { JsonObject } from '../db/tables.ts';
import { sweepMessages } from '../messages/sweep-messages.ts';
import { insertAccount } from '../registration/create-account.ts';
import { createInvitation } from '../registration/invitation.ts';
import { bodyOf, paramsOf, sessionOf } from './request.ts';

const mostAtOnceMs = 366 * 24 * 60 * 60 * 1000;

export function sandboxRoutes(backend: Backend): Route[] {
  return [
    {
      method: 'POST',
      path: '/sandbox/:uuid/skip-wait',
      actors: 'owner',
      repeat: 'key',
      sandboxOnly: true,
      body: { maxProperties: 0 },
      handler: async (request) => ({
        skipped: await backend.world.queue.runWaiting(paramsOf(request).uuid),
      }),
    },
    {
      method: 'POST',
      path: '/sandbox/clock',
      actors: 'anyone',
      repeat: 'key',
      sandboxOnly: true,
      body: record({ ms: { type: 'integer', minimum: 1, maximum: mostAtOnceMs } }),
      handler: async (request) => {
        const { ms } = bodyOf<{ ms: number }>(request);
        const { clock, queue } = backend.world;
        clock.advance?.(ms);
        await queue.advance(ms);
        await sweepMessages(backend.world, (error) => request.log.error({ err: error }, 'a message failed'));
        return { now: new Date(clock.now()).toISOString() };
      },
    },
    {
      method: 'POST',
      path: '/sandbox/invitations',
      actors: 'anyone',
      repeat: 'key',
      sandboxOnly: true,
      body: { type: 'object', maxProperties: 10, additionalProperties: { type: 'object' } },
      handler: async (request, reply) => {
        const entities = bodyOf<Record<string, JsonObject>>(request);
        const known = Object.entries(entities).filter(([name, data]) => name !== 'sealed' && isRecord(data));
        const code = await createInvitation(backend.world, request.orgCode, Object.fromEntries(known));
        const path = backend.library.lender(request.orgCode).site.links?.accountSetup;
        return reply.code(201).send({ code, path: `${path}?invite=${code}` });
      },
    },
    {
      method: 'POST',
      path: '/sandbox/signers',
      actors: 'anyone',
      repeat: 'key',
      sandboxOnly: true,
      body: record({ email: text(128, 3) }),
      handler: async (request, reply) => {
        const { email } = bodyOf<{ email: string }>(request);
        const { db } = backend.world;
        const secret = await hashPassword(randomBytes(24).toString('base64url'));
        await insertAccount(db, backend.world, { orgCode: request.orgCode, email, kind: signerKind, secret });
        return reply.code(201).send({});
      },
    },
    {
      method: 'POST',
      path: '/sandbox/expire-password',
      actors: 'signed-in',
      repeat: { safe: 'a password expires once' },
      sandboxOnly: true,
      body: { maxProperties: 0 },
      handler: async (request, reply) => {
        const { uuid, account } = sessionOf(request);
        const { db } = backend.world;
        await db
          .updateTable('accounts')
          .set({ password_expired: true })
          .where('uuid', '=', account.uuid)
          .execute();
        await db.updateTable('sessions').set({ limited: true }).where('uuid', '=', uuid).execute();
        return reply.code(204).send();
      },
    },
  ];
}
