/** The place of a chat among those of its lender that wait: 1 is next. Those that came back from an agent go first, and who is away is not counted. */
import { sql } from 'kysely';
import type { World } from '../world/world.ts';
import { awayAfter } from './borrower-there.ts';
import type { ChannelRow } from './channel.ts';

export async function queuePosition(world: World, row: ChannelRow): Promise<number> {
  const { db, clock } = world;
  const { returned_at } = row;
  const { count } = await db
    .selectFrom('chat_channels')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('org_code', '=', row.org_code)
    .where('state', '=', 'WAITING')
    .where((is) =>
      returned_at === null
        ? is.or([is('returned_at', 'is not', null), is('created_at', '<', row.created_at)])
        : is('returned_at', '<', returned_at),
    )
    .where('expires_at', '>', String(clock.now()))
    .where(sql`coalesce(heard_at, created_at)`, '>', String(clock.now() - awayAfter(world, row.org_code)))
    .executeTakeFirstOrThrow();
  return Number(count) + 1;
}
