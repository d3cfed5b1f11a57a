/** The world with the content that an application keeps, for whoever reads of it without opening it. */
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Begun } from '../platform/world/content-versions.ts';
import type { World } from '../platform/world/world.ts';

/** By its row. @param db the transaction, where there is one */
export async function itsWorld(db: Kysely<Tables>, world: World, row: Begun): Promise<World> {
  const content = (await world.versions?.of(db, row)) ?? world.content;
  return content === world.content ? world : { ...world, content };
}

/** By its name. One that is not there has no content of its own. */
export async function worldOf(world: World, uuid: string): Promise<World> {
  const row = await world.db
    .selectFrom('applications')
    .select(['org_code', 'flow_id', 'flow_version', 'parent_uuid'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ? itsWorld(world.db, world, row) : world;
}
