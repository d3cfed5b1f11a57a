/**
 * Adds a message to the log of a chat, once: a message that comes again under its sender's identifier gets the number that it
 * has. Numbers of cards and Social Security numbers never reach the database.
 */

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { maskNumbers } from '../../engine/text/mask-numbers.ts';
import { sealJson } from '../platform/crypto/json-box.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { type ChannelRow, findChannel } from './channel.ts';
import { nameFiles } from './chat-files.ts';
import { chatKey } from './chat-key.ts';
import type { BotTurn, SaidRole } from './chat-message.ts';
import { maskedTurn } from './masked-turn.ts';
import { type MessageBody, rowOfMessage } from './read-messages.ts';
import { tellOthersOfChat } from './tell-chat.ts';

/** `turns` are what a message of the chatbot's role carries; `by` is the account of the agent who writes; `files` are those of the chat that it brings, by their identifiers. */
export type Draft = {
  role: SaidRole;
  clientId: string;
  text: string;
  files?: readonly string[];
  by?: string;
  turns?: readonly BotTurn[];
};
export type Appended = { id: string; seq: number };

/**
 * Refuses with 404 where there is no such chat, with 410 where it is over, and with 422 for files that it does not have.
 * @param key the chat's, where the caller has it
 */
export async function appendMessage(
  world: World,
  channel: string,
  draft: Draft,
  key?: Uint8Array,
): Promise<Appended> {
  try {
    const appended = await world.db
      .transaction()
      .execute((tx) => appendWithin(world, tx, channel, draft, key));
    return appended ?? (await known(world, channel, draft));
  } catch (error) {
    // Its twin, on another connection, was first.
    if (isTwice(error)) return known(world, channel, draft);
    throw error;
  }
}

/** Adds it inside a transaction of the caller. Undefined where nothing is to be added: the message is known, the chat is over, or there is none. */
export async function appendWithin(
  world: World,
  tx: Transaction<Tables>,
  channel: string,
  draft: Draft,
  key?: Uint8Array,
): Promise<Appended | undefined> {
  const row = await numbered(tx, channel, draft);
  return row && insert(world, tx, row, draft, key ?? (await chatKey(world, tx, row)));
}

/**
 * Takes the next number in one statement, which is also the lock under which messages are numbered. Undefined where
 * nothing is to be added.
 */
function numbered(
  tx: Transaction<Tables>,
  channel: string,
  { role, clientId }: Draft,
): Promise<ChannelRow | undefined> {
  return tx
    .updateTable('chat_channels')
    .set((row) => ({
      last_seq: row('last_seq', '+', 1),
      // Who answers has read what stands above.
      ...(role === 'agent' && { agent_read_seq: row('last_seq', '+', 1) }),
    }))
    .where('uuid', '=', channel)
    .where('state', '!=', 'ENDED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_messages')
            .select('seq')
            .whereRef('channel_uuid', '=', 'chat_channels.uuid')
            .where('role', '=', role)
            .where('client_id', '=', clientId),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The number that the message has already. */
async function known({ db }: World, channel: string, { role, clientId }: Draft): Promise<Appended> {
  const message = await db
    .selectFrom('chat_messages')
    .select(['uuid', 'seq'])
    .where('channel_uuid', '=', channel)
    .where('role', '=', role)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (message) return { id: message.uuid, seq: message.seq };
  const row = await findChannel(db, channel);
  if (!row) throw new Refusal(404, [says('chat.none')]);
  throw new Refusal(410, [says('chat.over')], { message: 'ENDED' });
}

async function insert(
  world: World,
  tx: Transaction<Tables>,
  row: ChannelRow,
  { role, clientId, text, files = [], by, turns }: Draft,
  key: Uint8Array,
): Promise<Appended> {
  const [id, seq] = [randomUUID(), row.last_seq];
  const said: MessageBody = {
    ...{ text: maskNumbers(text), ...(by && { by }) },
    ...(turns && { turns: turns.map(maskedTurn) }),
  };
  const body = sealJson(key, rowOfMessage(id), said);
  const log = { channel_uuid: row.uuid, seq, uuid: id, role, client_id: clientId };
  await tx
    .insertInto('chat_messages')
    .values({ ...log, at: world.clock.now(), body })
    .execute();
  if (!(await nameFiles(tx, row, { seq, role, files }))) throw new Refusal(422, [says('file.none')]);
  await tellOthersOfChat(tx, row);
  return { id, seq };
}

const isTwice = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '23505';
