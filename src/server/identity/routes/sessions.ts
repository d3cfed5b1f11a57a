/** The sessions of an account, for its owner to look at and to end. */

import { accountTopic } from '../../auth/account-topic.ts';
import { endOtherSessions } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { done, flag, listOf, replies, timestamp, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { tellOthers } from '../../platform/broadcasts/tell-others.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, uuid, uuidPattern } from '../../platform/shapes.ts';

const base = '/identity/secure/api/v1/sessions';

export function sessionRoutes(backend: Backend): Route[] {
  const { db, clock } = backend.world;
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'The live sessions of the account',
        answers: replies(
          listOf(record({ uuid, device: words, createdAt: timestamp, seenAt: timestamp, current: flag })),
        ),
        actors: 'signed-in',
      },
      async (request) => {
        const { uuid: current, account } = sessionOf(request);
        const rows = await liveSessions(backend, account.uuid);
        return rows.map(({ uuid, device, created_at, seen_at }) => ({
          uuid,
          device: device || 'Unknown device',
          createdAt: new Date(Number(created_at)).toISOString(),
          seenAt: new Date(Number(seen_at ?? created_at)).toISOString(),
          current: uuid === current,
        }));
      },
    ),
    route(
      {
        method: 'DELETE',
        security: 'session-ended',
        path: `${base}/:session`,
        summary: 'End a session',
        answers: done,
        actors: 'signed-in',
        repeat: 'key',
      },
      async (request, reply) => {
        const { session } = request.params;
        const { account } = sessionOf(request);
        const ended = uuidPattern.test(session)
          ? await db
              .updateTable('sessions')
              .set({ revoked_at: clock.now() })
              .where('uuid', '=', session)
              .where('account_uuid', '=', account.uuid)
              .where('revoked_at', 'is', null)
              .executeTakeFirst()
          : undefined;
        if (!ended?.numUpdatedRows) throw new Refusal(404, [says('account.sessionEnded')]);
        await tellOthers(db, accountTopic(account.uuid));
        backend.broadcasts.tell(accountTopic(account.uuid));
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'DELETE',
        security: 'session-ended',
        path: base,
        summary: 'End every other session',
        answers: done,
        actors: 'signed-in',
        repeat: 'key',
      },
      async (request, reply) => {
        const { uuid, account } = sessionOf(request);
        await endOtherSessions(db, account.uuid, clock.now(), uuid);
        backend.broadcasts.tell(accountTopic(account.uuid));
        return reply.code(204).send();
      },
    ),
  ];
}

function liveSessions({ world }: Backend, accountUuid: string) {
  return world.db
    .selectFrom('sessions')
    .select(['uuid', 'device', 'created_at', 'seen_at'])
    .where('account_uuid', '=', accountUuid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', String(world.clock.now()))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}
