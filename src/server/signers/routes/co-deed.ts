/** Whether the other owners have signed the deed of the borrower's newest application. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Backend } from '../../backend/backend.ts';
import { orNull, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { record, uuid } from '../../platform/shapes.ts';
import { readApplication } from '../../standing/read-application.ts';
import { readStanding } from '../../submission/read-standing.ts';

export function coDeedRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'GET',
        path: '/service-application/api/v1/application/heloc/co-deed/status',
        summary: 'Whether the other owners have signed the deed',
        answers: replies(record({ applicationUuid: orNull(uuid), coDeedStatus: orNull(words) })),
        actors: 'signed-in',
      },
      async (request) => {
        const { account } = sessionOf(request);
        const newest = await world.db
          .selectFrom('applications')
          .select('uuid')
          .where('owner_uuid', '=', account.uuid)
          .where('org_code', '=', account.orgCode)
          .where('parent_uuid', 'is', null)
          .orderBy('active', 'desc')
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!newest) return { applicationUuid: null, coDeedStatus: null };
        const coDeedStatus = await readStatus(backend, newest.uuid);
        return { applicationUuid: newest.uuid, coDeedStatus };
      },
    ),
  ];
}

function readStatus(backend: Backend, uuid: string): Promise<unknown> {
  return readApplication(backend.world, uuid, async (scope) => {
    const { application } = (await readStanding(backend, scope)).facts;
    return (isRecord(application) ? application.coDeedStatus : undefined) ?? null;
  });
}
