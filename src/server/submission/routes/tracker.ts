/** The random identifier by which experiments follow an account, and the replay link of an application. */

import type { Backend } from '../../backend/backend.ts';
import { done, orNull, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { record, uuid } from '../../platform/shapes.ts';
import { openApplication } from '../../standing/open-application.ts';

const profile = '/service-application/api/v3/application/heloc/optermizerly-profile';

const trackerAnswer = record({ optimizelyProfileUuid: orNull(uuid) });

export function trackerRoutes(backend: Backend): Route[] {
  const { world, library } = backend;
  return [
    route(
      {
        method: 'GET',
        path: profile,
        summary: 'The identifier of the account in experiments',
        answers: replies(trackerAnswer),
        actors: 'signed-in',
      },
      async (request) => ({
        optimizelyProfileUuid: await readTracker(backend, sessionOf(request).account.uuid),
      }),
    ),
    route(
      {
        method: 'PATCH',
        path: profile,
        summary: 'Change the identifier of the account in experiments',
        answers: done,
        actors: 'signed-in',
        repeat: { safe: 'the identifier is the one that was sent last' },
        querystring: { type: 'object', required: ['identityUuid'], properties: { identityUuid: uuid } },
        body: record({ optimizelyProfileUuid: uuid }),
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        // The identifier in the address says whom it is about; only the session says who may read it.
        if (request.query.identityUuid !== account.uuid) throw new CallError(404, 'User not found');
        const { optimizelyProfileUuid } = request.body;
        const row = { profile_uuid: optimizelyProfileUuid, updated_at: world.clock.now() };
        await world.db
          .insertInto('trackers')
          .values({ account_uuid: account.uuid, ...row })
          .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet(row))
          .execute();
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: '/service-optimize/secure/api/v1/tracker',
        summary: 'Keep the first identifier of a browser',
        answers: replies(trackerAnswer),
        actors: 'signed-in',
        repeat: { safe: 'the first identifier stays' },
        body: record({ trackerUuid: uuid }),
      },
      async (request) => {
        const { account } = sessionOf(request);
        const { trackerUuid } = request.body;
        // The first one stays: a second browser learns it from the answer.
        await world.db
          .insertInto('trackers')
          .values({ account_uuid: account.uuid, tracker_uuid: trackerUuid, updated_at: world.clock.now() })
          .onConflict((conflict) => conflict.column('account_uuid').doNothing())
          .execute();
        return { optimizelyProfileUuid: await readTracker(backend, account.uuid) };
      },
    ),
    route(
      {
        method: 'PUT',
        path: '/service-application/api/v1/application/heloc/:uuid/full-story-link',
        summary: 'Keep the link of a session replay',
        answers: done,
        actors: 'owner',
        repeat: { safe: 'the link is the one that was sent last' },
        body: record({ link: { type: 'string', maxLength: 500, pattern: '^https://[^\\s@\\\\]+$' } }),
      },
      async (request, reply) => {
        const { link } = request.body;
        if (library.entityErrors('tracker', { link }).length > 0)
          throw new CallError(400, 'The link is not valid.');
        // Without the row lock: it is not an answer of the borrower and counts no revision.
        await world.db.transaction().execute(async (tx) => {
          const { entities } = await openApplication(tx, world, request.params.uuid);
          await entities.merge('tracker', { link });
        });
        return reply.code(204).send();
      },
    ),
  ];
}

async function readTracker({ world }: Backend, accountUuid: string): Promise<string | null> {
  const row = await world.db
    .selectFrom('trackers')
    .select(['tracker_uuid', 'profile_uuid'])
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();
  return row?.profile_uuid ?? row?.tracker_uuid ?? null;
}
