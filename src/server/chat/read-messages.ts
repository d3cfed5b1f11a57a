/** Reads the log of a chat, for one of its sides. */

import { reviewerNames } from '../desk/reviewer-names.ts';
import { openJson } from '../platform/crypto/json-box.ts';
import type { World } from '../platform/world/world.ts';
import { shownNames } from './agent-names.ts';
import type { ChannelRow } from './channel.ts';
import { filesOf } from './chat-files.ts';
import { chatKey } from './chat-key.ts';
import {
  type BotTurn,
  type ChatMessage,
  type ChatRole,
  deskFileUrl,
  fileUrl,
  type SaidRole,
} from './chat-message.ts';

/** What stands sealed in the log. `by` is the account of the agent who wrote it. */
export type MessageBody = { text: string; by?: string; turns?: BotTurn[] };

/** Who reads, how many at most, and the chat's key, where the caller has it. */
export type Reading = { reader: ChatRole; most?: number; key?: Uint8Array };

const usual = 200;

/** What comes after `seq`, in its order. */
export function messagesAfter(
  world: World,
  row: ChannelRow,
  seq: number,
  { most = usual, ...reading }: Reading,
): Promise<ChatMessage[]> {
  return read(world, row, reading, (query) => query.where('seq', '>', seq).orderBy('seq').limit(most));
}

/** Those next before `seq`, in their order. */
export async function messagesBefore(
  world: World,
  row: ChannelRow,
  seq: number,
  { most = usual, ...reading }: Reading,
): Promise<ChatMessage[]> {
  const found = await read(world, row, reading, (query) =>
    query.where('seq', '<', seq).orderBy('seq', 'desc').limit(most),
  );
  return found.reverse();
}

/** The latest, in their order. */
export async function latestMessages(
  world: World,
  row: ChannelRow,
  { most = usual, ...reading }: Reading,
): Promise<ChatMessage[]> {
  return (await read(world, row, reading, (query) => query.orderBy('seq', 'desc').limit(most))).reverse();
}

/** What the seal of a message is bound to. */
export const rowOfMessage = (id: string) => `${id}/message`;

function ofChannel({ db }: World, { uuid }: ChannelRow) {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_files')
          .select('chat_files.uuid')
          .whereRef('chat_files.channel_uuid', '=', 'chat_messages.channel_uuid')
          .whereRef('chat_files.message_seq', '=', 'chat_messages.seq'),
      ).as('has_files'),
    )
    .where('channel_uuid', '=', uuid);
}

type Query = ReturnType<typeof ofChannel>;

async function read(
  world: World,
  row: ChannelRow,
  { reader, key: given }: Omit<Reading, 'most'>,
  some: (query: Query) => Query,
): Promise<ChatMessage[]> {
  const rows = await some(ofChannel(world, row)).execute();
  if (rows.length === 0) return [];
  const key = given ?? (await chatKey(world, world.db, row));
  const bodies = rows.map(({ uuid, body }) => openJson<MessageBody>(key, rowOfMessage(uuid), body));
  const writers = bodies.map(({ by }) => by);
  const names = await (reader === 'agent'
    ? reviewerNames(world, writers)
    : shownNames(world, row.org_code, writers));
  const files = await filesOf(
    world,
    row,
    key,
    rows.filter(({ has_files }) => has_files).map(({ seq }) => seq),
  );
  const urlOf = (id: string) => (reader === 'agent' ? deskFileUrl(row.uuid, id) : fileUrl(id));
  return rows.map(({ uuid, client_id, seq, role, at }, index) => {
    const { text = '', by = '', turns } = bodies[index] ?? {};
    const name = names.get(by);
    return {
      ...{ id: uuid, clientId: client_id, seq, role: role as SaidRole, text },
      at: new Date(Number(at)).toISOString(),
      files: (files.get(seq) ?? []).map((file) => ({ ...file, url: urlOf(file.id) })),
      ...(name && { name }),
      ...(turns && { turns }),
    };
  });
}
