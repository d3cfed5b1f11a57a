/** What a frame does once the connection has said hello. */

import { hasRoom } from '../auth/limit.ts';
import { limitsOf, seconds } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { uuidPattern } from '../platform/shapes.ts';
import { requireOwn } from './accept-channel.ts';
import { freeLeftChats } from './agents.ts';
import { appendMessage } from './append-message.ts';
import { noteBorrower } from './borrower-there.ts';
import { findChannel } from './channel.ts';
import type { Frame } from './frame.ts';
import { keyOfLine } from './key-of-line.ts';
import { type Line, type Open, say } from './line.ts';
import { look, tellPosition } from './look.ts';
import { noteLanguage } from './note-language.ts';
import { sharedBy } from './per-day.ts';
import { tellOfChat, tellOthersOfChat } from './tell-chat.ts';
import { whisper } from './whisper.ts';

export async function takeFrame(line: Line, open: Open, frame: Frame): Promise<void> {
  if (frame.t === 'ping') return answerPing(line, open, frame);
  if (frame.t === 'read') return noteRead(line, open, frame.seq);
  if (frame.t === 'typing') return whisper(line, frame.preview);
  if (frame.t === 'send') return takeMessage(line, open, frame);
}

/** With each sign of life of one side the server sees whether the other is still there, or who waits before a borrower. */
async function answerPing(line: Line, open: Open, { ts, language }: Frame & { t: 'ping' }): Promise<void> {
  const { role, channel } = open;
  say(line, { t: 'pong', ts });
  if (role === 'agent') return look(line);
  await noteBorrower(line, open);
  if (language !== undefined) await noteLanguage(line, open, language);
  if (open.waits) return tellPosition(line, open, open.waits);
  for (const freed of await freeLeftChats(line.world, { channel })) tellOfChat(line.broadcasts, freed);
}

async function takeMessage(line: Line, open: Open, { clientId, text, files }: Frame & { t: 'send' }) {
  const refused = refusalOf(line, open, text, files) ?? (await refuseFlood(line, open));
  if (refused) return say(line, { t: 'nack', clientId, ...refused });
  const { world, broadcasts } = line;
  const { channel: uuid, orgCode: org_code, role } = open;
  const by = open.session?.account.uuid;
  try {
    await requireOwnOf(line, open);
    const draft = { role, clientId, text, files, ...(by && { by }) };
    const { id, seq } = await appendMessage(world, uuid, draft, await keyOfLine(line, open));
    say(line, { t: 'ack', clientId, id, seq });
    tellOfChat(broadcasts, { uuid, org_code });
  } catch (error) {
    say(line, { t: 'nack', clientId, ...reasonOf(line, error) });
  }
}

async function requireOwnOf({ world }: Line, { role, channel, session }: Open): Promise<void> {
  if (role === 'borrower' || !session) return;
  const row = await findChannel(world.db, channel);
  if (row) requireOwn(session.account, row);
}

function reasonOf(line: Line, error: unknown): { code: string; message: string } {
  const status = error instanceof Refusal ? error.status : 0;
  if (status === 410) return { code: 'ENDED', message: 'The chat is over.' };
  if (status === 409) return { code: 'TAKEN', message: 'A colleague has this chat.' };
  if (status === 422) return noFiles;
  line.report(error);
  return { code: 'LATER', message: 'Send it again.' };
}

const noFiles = { code: 'FILES', message: 'These are no files of this chat, or too many.' };

function refusalOf(line: Line, { orgCode }: Open, text: string, files: readonly string[]) {
  const { minute, world } = line;
  const limits = limitsOf(world, orgCode).chat;
  if (files.length > limits.filesPerMessage || !files.every((id) => uuidPattern.test(id))) return noFiles;
  if (text.trim() === '' && files.length === 0)
    return { code: 'EMPTY', message: 'There is nothing to send.' };
  if (text.length > limits.messageCharacters) return { code: 'SIZE', message: 'The message is too long.' };
  const now = world.clock.now();
  if (now - minute.since >= seconds(60)) Object.assign(minute, { since: now, messages: 0 });
  minute.messages += 1;
  if (minute.messages > limits.messagesPerMinute) return { code: 'RATE', message: 'Too many messages.' };
  return undefined;
}

/** Counts in the database: another connection, or another server, gives no one another minute. */
async function refuseFlood(line: Line, { role, channel, orgCode, session, within }: Open) {
  const { world, from } = line;
  const { messagesPerMinute: most } = limitsOf(world, orgCode).chat;
  const person = session?.account.uuid ?? within?.account ?? channel;
  const now = world.clock.now();
  const counted = (bucket: string, times: number) =>
    hasRoom(world.db, { bucket: `chat-say/${bucket}`, most: most * times, windowMs: seconds(60) }, now);
  const fits =
    (await counted(person, 1)) && (role === 'agent' || (await counted(`from/${from}`, sharedBy(world))));
  return fits ? undefined : { code: 'RATE', message: 'Too many messages.' };
}

/** Each side learns how far the other has read. An agent reads only in the own chats. */
async function noteRead({ world, broadcasts }: Line, open: Open, seq: number): Promise<void> {
  const { channel: uuid, orgCode: org_code, role, session } = open;
  const column = role === 'borrower' ? 'read_seq' : 'agent_read_seq';
  const isNoted = await world.db.transaction().execute(async (tx) => {
    const rows = tx
      .updateTable('chat_channels')
      .set({ [column]: seq })
      .where('uuid', '=', uuid)
      .where(column, '<', seq)
      .where('last_seq', '>=', seq);
    const agent = session?.account.uuid;
    const changed = await (agent ? rows.where('agent_uuid', '=', agent) : rows).executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await tellOthersOfChat(tx, { uuid, org_code });
    return changed.numUpdatedRows > 0n;
  });
  if (isNoted) tellOfChat(broadcasts, { uuid, org_code });
}
