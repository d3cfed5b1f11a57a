/** Reads what an account last told about its owner: the profile of its newest application. */

import type { Account } from '../auth/session.ts';
import type { JsonObject } from '../db/tables/column.ts';
import { readApplication } from '../transactions/read-application.ts';
import type { World } from '../world/world.ts';

/** A part in the application of another tells nothing about a home of one's own. Empty for an account without an application. */
export async function latestProfile(world: World, { uuid }: Pick<Account, 'uuid'>): Promise<JsonObject> {
  const query = world.db
    .selectFrom('applications')
    .select('uuid')
    .where('owner_uuid', '=', uuid)
    .where('parent_uuid', 'is', null);
  const latest = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return latest ? readApplication(world, latest.uuid, ({ entities }) => entities.get('profile')) : {};
}
