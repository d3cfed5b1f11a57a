/**
 * Adds a message to the log of a chat, once: a message that comes again under its sender's identifier gets the number that it
 * has. Numbers of cards and Social Security numbers never reach the database.
 */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { maskNumbers } from '../../engine/text/mask-numbers.ts';
import { sealJson } from '../crypto/json-box.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { World } from '../world/world.ts';
import { type ChannelRow, lockChannel } from './channel.ts';
import { nameFiles } from './chat-files.ts';
import { chatKey } from './chat-key.ts';
import type { ChatRole } from './chat-message.ts';
import { type MessageBody, rowOfMessage } from './read-messages.ts';
import { tellOthersOfChat } from './tell-chat.ts';

/** `by` is the account of the agent who writes; `files` are those of the chat that it brings, by their identifiers. */
export type Draft = {
  role: ChatRole;
  clientId: string;
  text: string;
  files?: readonly string[];
  by?: string;
};
export type Appended = { id: string; seq: number };

/** Refuses with 404 where there is no such chat, with 410 where it is over, and with 422 for files that it does not have. */
export async function appendMessage(world: World, channel: string, draft: Draft): Promise<Appended> {
  return world.db.transaction().execute(async (tx) => {
    const row = await lockChannel(tx, channel);
    if (!row) throw new Refusal(404, [says('chat.none')]);
    const known = await found(tx, channel, draft);
    if (known) return { id: known.uuid, seq: known.seq };
    if (row.state === 'ENDED') throw new Refusal(410, [says('chat.over')], { message: 'ENDED' });
    return insert(world, tx, row, draft);
  });
}

function found(tx: Transaction<Tables>, channel: string, { role, clientId }: Draft) {
  return tx
    .selectFrom('chat_messages')
    .select(['uuid', 'seq'])
    .where('channel_uuid', '=', channel)
    .where('role', '=', role)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

async function insert(
  world: World,
  tx: Transaction<Tables>,
  row: ChannelRow,
  { role, clientId, text, files = [], by }: Draft,
): Promise<Appended> {
  const [id, seq] = [randomUUID(), row.last_seq + 1];
  const key = await chatKey(world, tx, row);
  const said: MessageBody = { text: maskNumbers(text), ...(by && { by }) };
  const body = sealJson(key, rowOfMessage(id), said);
  const log = { channel_uuid: row.uuid, seq, uuid: id, role, client_id: clientId };
  await tx
    .insertInto('chat_messages')
    .values({ ...log, at: world.clock.now(), body })
    .execute();
  if (!(await nameFiles(tx, row, { seq, role, files }))) throw new Refusal(422, [says('file.none')]);
  // Who answers has read what stands above.
  const read = role === 'agent' ? { agent_read_seq: seq } : {};
  const rows = tx.updateTable('chat_channels').set({ last_seq: seq, ...read });
  await rows.where('uuid', '=', row.uuid).execute();
  await tellOthersOfChat(tx, row);
  return { id, seq };
}
