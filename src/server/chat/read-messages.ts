/** Reads the log of a chat. */
import { openJson } from '../crypto/json-box.ts';
import type { World } from '../world/world.ts';
import { type ChannelRow, channelKey } from './channel.ts';
import type { ChatMessage, ChatRole } from './chat-message.ts';

/** What comes after `seq`, in its order, at most `most`. */
export function messagesAfter(
  world: World,
  row: ChannelRow,
  seq: number,
  most = 200,
): Promise<ChatMessage[]> {
  return read(world, row, (query) => query.where('seq', '>', seq).orderBy('seq').limit(most));
}

/** The latest `most`, in their order. */
export async function latestMessages(world: World, row: ChannelRow, most: number): Promise<ChatMessage[]> {
  return (await read(world, row, (query) => query.orderBy('seq', 'desc').limit(most))).reverse();
}

/** What the seal of a message is bound to. */
export const rowOfMessage = (id: string) => `${id}/message`;

function ofChannel({ db }: World, { uuid }: ChannelRow) {
  return db.selectFrom('chat_messages').selectAll().where('channel_uuid', '=', uuid);
}

type Query = ReturnType<typeof ofChannel>;

async function read(world: World, row: ChannelRow, some: (query: Query) => Query): Promise<ChatMessage[]> {
  const rows = await some(ofChannel(world, row)).execute();
  const key = rows.length > 0 ? await channelKey(world, world.db, row) : new Uint8Array();
  return rows.map(({ uuid, client_id, seq, role, at, body }) => ({
    ...{ id: uuid, clientId: client_id, seq, role: role as ChatRole },
    ...openJson<{ text: string }>(key, rowOfMessage(uuid), body),
    at: new Date(Number(at)).toISOString(),
    files: [],
  }));
}
