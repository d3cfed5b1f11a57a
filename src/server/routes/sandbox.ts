/** What only the sandbox has: not waiting for waits, invitations as others would send them, passwords past their time. */
import { randomBytes } from 'node:crypto';
import { isRecord } from '../../engine/facts.ts';
import { signerKind } from '../account-effects/signer-sign-in.ts';
import { hashPassword } from '../auth/password.ts';
import type { Backend } from '../backend.ts';
import type { Document } from '../db/tables.ts';
import { insertAccount } from '../registration/create-account.ts';
import { createInvitation } from '../registration/invitation.ts';
import { bodyOf, paramsOf, sessionOf } from './asked.ts';
import type { Route } from './route.ts';
import { record, text } from './shapes.ts';

export function sandboxRoutes(backend: Backend): Route[] {
  return [
    {
      method: 'POST',
      path: '/sandbox/:uuid/skip-wait',
      actors: 'owner',
      sandboxOnly: true,
      body: { maxProperties: 0 },
      handler: async (request, reply) => {
        await backend.world.queue.runWaiting(paramsOf(request).uuid);
        return reply.code(204).send();
      },
    },
    {
      method: 'POST',
      path: '/sandbox/invitations',
      actors: 'anyone',
      sandboxOnly: true,
      body: { type: 'object', maxProperties: 10, additionalProperties: { type: 'object' } },
      handler: async (request, reply) => {
        const entities = bodyOf<Record<string, Document>>(request);
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
