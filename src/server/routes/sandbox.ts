/** What only the sandbox has: not waiting for waits, and invitations as a broker would send them. */

import { isRecord } from '../../engine/facts.ts';
import type { Backend } from '../backend.ts';
import type { Document } from '../db/tables.ts';
import { createInvitation } from '../registration/invitation.ts';
import { bodyOf, paramsOf } from './asked.ts';
import type { Route } from './route.ts';

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
        return reply.code(201).send({ code, path: `/register/account-setup?invite=${code}` });
      },
    },
  ];
}
