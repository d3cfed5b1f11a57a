/** What agents write for each other beside a chat: sealed under its key, and in nothing that a borrower gets. */
import { randomUUID } from 'node:crypto';
import { maskNumbers } from '../../engine/text/mask-numbers.ts';
import type { Reviewer } from '../auth/may-review.ts';
import { reviewerNames } from '../desk/reviewer-names.ts';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { World } from '../platform/world/world.ts';
import type { ChannelRow } from './channel.ts';
import { chatKey } from './chat-key.ts';

/** `at` is ISO 8601. */
export type ChatNote = { uuid: string; by: string; at: string; text: string };

export async function addNote(world: World, agent: Reviewer, row: ChannelRow, text: string): Promise<void> {
  const uuid = randomUUID();
  const key = await chatKey(world, world.db, row);
  const body = sealJson(key, rowOfNote(uuid), { text: maskNumbers(text) });
  const note = { uuid, channel_uuid: row.uuid, agent_uuid: agent.uuid, at: world.clock.now(), body };
  await world.db.insertInto('chat_notes').values(note).execute();
}

/** The oldest first. */
export async function notesOf(world: World, row: ChannelRow): Promise<ChatNote[]> {
  const query = world.db.selectFrom('chat_notes').selectAll().where('channel_uuid', '=', row.uuid);
  const notes = await query.orderBy('at').execute();
  if (notes.length === 0) return [];
  const key = await chatKey(world, world.db, row);
  const names = await reviewerNames(
    world,
    notes.map(({ agent_uuid }) => agent_uuid),
  );
  return notes.map(({ uuid, agent_uuid, at, body }) => ({
    ...{ uuid, by: names.get(agent_uuid) ?? '', at: new Date(Number(at)).toISOString() },
    ...openJson<{ text: string }>(key, rowOfNote(uuid), body),
  }));
}

const rowOfNote = (uuid: string) => `${uuid}/note`;
