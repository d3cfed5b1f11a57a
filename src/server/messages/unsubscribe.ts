/** Records that an account wants only required messages on this channel, or takes that back. */
import type { Message } from '../platform/parties/common/outbox.ts';
import type { World } from '../platform/world/world.ts';

type Channel = Message['channel'];

export async function unsubscribe(
  { db, clock }: World,
  accountUuid: string,
  channel: Channel,
): Promise<void> {
  await db
    .insertInto('unsubscribed')
    .values({ account_uuid: accountUuid, channel, at: clock.now() })
    .onConflict((conflict) => conflict.columns(['account_uuid', 'channel']).doNothing())
    .execute();
}

export async function subscribe({ db }: World, accountUuid: string, channel: Channel): Promise<void> {
  await db
    .deleteFrom('unsubscribed')
    .where('account_uuid', '=', accountUuid)
    .where('channel', '=', channel)
    .execute();
}

/** The channels on which reminders are wanted. */
export async function subscribed({ db }: World, accountUuid: string): Promise<Record<Channel, boolean>> {
  const rows = await db
    .selectFrom('unsubscribed')
    .select('channel')
    .where('account_uuid', '=', accountUuid)
    .execute();
  const ended = rows.map(({ channel }) => channel);
  return { EMAIL: !ended.includes('EMAIL'), SMS: !ended.includes('SMS') };
}
