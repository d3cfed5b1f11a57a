/** The parts that the account has in applications of others: an address of their pages names none. */
import type { Backend } from '../../backend/backend.ts';
import { listOf, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { record, uuid } from '../../platform/shapes.ts';

const most = 20;

export function partsRoutes({ world }: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/service-application/api/v1/application/parts',
        summary: "The account's parts in applications of others, with the flow of each, the newest first",
        answers: replies(listOf(record({ uuid, flow: words }))),
        actors: 'signed-in',
      },
      (request) => {
        const { account } = sessionOf(request);
        return world.db
          .selectFrom('applications')
          .select(['uuid', 'flow_id as flow'])
          .where('owner_uuid', '=', account.uuid)
          .where('org_code', '=', account.orgCode)
          .where('parent_uuid', 'is not', null)
          .orderBy('created_at', 'desc')
          .limit(most)
          .execute();
      },
    ),
  ];
}
