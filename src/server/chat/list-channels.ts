/** The chats of a desk: those that wait, in the order in which they are to be accepted, and those that the agent has accepted. */

import { lendersOfDesk, type Reviewer } from '../desk/may-review.ts';
import type { World } from '../world/world.ts';
import { type ChannelRow, channelKey, visitorOf } from './channel.ts';

const most = 200;

/** `since` is when the borrower came: ISO 8601. */
export type ListedChat = {
  uuid: string;
  state: string;
  isMine: boolean;
  name: string;
  email: string;
  pageUrl: string;
  since: string;
  messages: number;
};

export async function listChannels(world: World, agent: Reviewer): Promise<{ chats: ListedChat[] }> {
  const rows = await world.db
    .selectFrom('chat_channels')
    .selectAll()
    .where('org_code', 'in', lendersOfDesk(world, agent.orgCode))
    .where((where) => where.or([where('state', '=', 'WAITING'), where('agent_uuid', '=', agent.uuid)]))
    .where('state', '!=', 'ENDED')
    .where('expires_at', '>', String(world.clock.now()))
    .orderBy('returned_at')
    .orderBy('created_at')
    .limit(most)
    .execute();
  const own = rows.filter(({ owner_uuid }) => owner_uuid !== agent.uuid);
  return { chats: await Promise.all(own.map((row) => listed(world, agent, row))) };
}

/** One chat as the desk shows it. */
export async function listed(world: World, agent: Reviewer, row: ChannelRow): Promise<ListedChat> {
  const { friendlyName, emailAddress, pageUrl } = visitorOf(await channelKey(world, world.db, row), row);
  return {
    ...{ uuid: row.uuid, state: row.state, isMine: row.agent_uuid === agent.uuid },
    ...{ name: friendlyName, email: emailAddress, pageUrl },
    since: new Date(Number(row.created_at)).toISOString(),
    messages: row.last_seq,
  };
}
