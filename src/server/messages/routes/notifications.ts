/** The bell: an account's notifications, and which of them it has read. */
import type { Backend } from '../../backend/backend.ts';
import { done, entity, listOf, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { bounded } from '../../platform/memory/bounded.ts';
import { record, uuid } from '../../platform/shapes.ts';
import { readNotifications } from '../notifications/read-notifications.ts';
import { storeDue } from '../notifications/store-due.ts';

const base = '/service-notification/secure/api/v1/notification';
const mostApplications = 50;
const mostRemembered = 5_000;
const uuids = { type: 'array', minItems: 1, maxItems: 50, items: uuid } as const;

export function notificationRoutes(backend: Backend): Route[] {
  const { world } = backend;
  // Application -> the revision seen last: an unchanged application has nothing new to tell.
  const seen = bounded<string, string>(mostRemembered);
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'What the bell tells',
        answers: replies(listOf(entity('notification'))),
        actors: 'signed-in',
      },
      async (request) => {
        const { account } = sessionOf(request);
        for (const { uuid, revision } of await applicationsOf(backend, account.uuid)) {
          if (seen.get(uuid) === revision) continue;
          await storeDue(backend, uuid);
          seen.set(uuid, revision);
        }
        return readNotifications(world, account.uuid);
      },
    ),
    route(
      {
        method: 'PUT',
        path: `${base}/read`,
        summary: 'Mark notifications as read',
        answers: done,
        actors: 'signed-in',
        repeat: { safe: 'what was read stays read' },
        body: record({ uuids }),
      },
      async (request, reply) => {
        await world.db
          .updateTable('notifications')
          .set({ read_at: world.clock.now() })
          .where('account_uuid', '=', sessionOf(request).account.uuid)
          .where('uuid', 'in', request.body.uuids)
          .where('read_at', 'is', null)
          .execute();
        return reply.code(204).send();
      },
    ),
  ];
}

function applicationsOf({ world }: Backend, accountUuid: string) {
  return world.db
    .selectFrom('applications')
    .select(['uuid', 'revision'])
    .where('owner_uuid', '=', accountUuid)
    .orderBy('created_at', 'desc')
    .limit(mostApplications)
    .execute();
}
