/** The place of a chat among those of its lender that wait: 1 is next. Those that came back from an agent go first. */
import type { World } from '../world/world.ts';
import type { ChannelRow } from './channel.ts';

export async function queuePosition({ db, clock }: World, row: ChannelRow): Promise<number> {
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
    .executeTakeFirstOrThrow();
  return Number(count) + 1;
}
