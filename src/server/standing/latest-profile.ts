/** Reads what an account last told about its owner: the profile of its newest application. */

import type { JsonObject } from '../platform/db/tables/column.ts';
import type { World } from '../platform/world/world.ts';
import { readApplication } from './read-application.ts';

/** A part in the application of another tells nothing about a home of one's own. Empty for an account without an application. */
export async function latestProfile(world: World, { uuid }: { uuid: string }): Promise<JsonObject> {
  const query = world.db
    .selectFrom('applications')
    .select('uuid')
    .where('owner_uuid', '=', uuid)
    .where('parent_uuid', 'is', null);
  const latest = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return latest ? readApplication(world, latest.uuid, ({ entities }) => entities.get('profile')) : {};
}
