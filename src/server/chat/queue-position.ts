/** The place of a chat among those of its lender that wait: 1 is next. Who is away is not counted. */
import { sql } from 'kysely';
import { limitsOf } from '../facts/limits-of.ts';
import type { World } from '../platform/world/world.ts';
import { awayAfter } from './borrower-there.ts';
import type { ChannelRow } from './channel.ts';
import { isCrowd, isStranger } from './waiting-order.ts';

export async function queuePosition(world: World, row: ChannelRow): Promise<number> {
  const { db, clock } = world;
  const { waitingPerNetwork } = limitsOf(world, row.org_code).chat;
  const rows = await db
    .selectFrom('chat_channels')
    .select('uuid')
    .where('org_code', '=', row.org_code)
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', String(clock.now()))
    .where((is) =>
      is.or([
        is('uuid', '=', row.uuid),
        is(sql`coalesce(heard_at, created_at)`, '>', String(clock.now() - awayAfter(world, row.org_code))),
      ]),
    )
    .orderBy(isStranger)
    .orderBy(isCrowd(waitingPerNetwork))
    .orderBy('returned_at')
    .orderBy('created_at')
    .execute();
  return rows.findIndex(({ uuid }) => uuid === row.uuid) + 1;
}
