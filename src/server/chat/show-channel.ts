/** One chat for an agent: what was said, where its borrower is in their application, and who could take it over. */
import type { Conversation } from '../../types/conversations.ts';
import type { Review } from '../../types/review.ts';
import type { Reviewer } from '../auth/may-review.ts';
import type { Backend } from '../backend/backend.ts';
import { standingWords } from '../desk/standing-words.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { readApplication } from '../standing/read-application.ts';
import { readStanding } from '../submission/read-standing.ts';
import { noteAgent } from './agents.ts';
import type { ChannelRow } from './channel.ts';
import type { ChatMessage } from './chat-message.ts';
import { type ChatNote, notesOf } from './chat-notes.ts';
import { type Colleague, colleaguesFor } from './hand-over-channel.ts';
import { listedChannel } from './list-channels.ts';
import { noteChatRead } from './note-chat-read.ts';
import { messagesAfter } from './read-messages.ts';
import { type FilledAnswer, readyAnswers } from './ready-answers.ts';

export type ShownChat = {
  chat: Conversation;
  messages: ChatMessage[];
  /** Only of a chat that belongs to an application. */
  standing?: Review['standing'];
  notes: ChatNote[];
  colleagues: Colleague[];
  answers: FilledAnswer[];
};

/** @param after the number of the latest message that the agent has */
export async function showChannel(
  backend: Backend,
  agent: Reviewer,
  row: ChannelRow,
  after: number,
): Promise<ShownChat> {
  const { world } = backend;
  await noteAgent(world, world.db, agent.uuid);
  await noteChatRead(world, agent, row);
  const chat = await listedChannel(world, agent, row.uuid);
  if (!chat) throw new Refusal(404, [says('chat.none')]);
  const standing = await standingOf(backend, row);
  return {
    chat,
    messages: await messagesAfter(world, row, after, { reader: 'agent' }),
    ...{ notes: await notesOf(world, row), colleagues: await colleaguesFor(world, agent, row) },
    answers: readyAnswers(world, row, chat.name),
    ...(standing && { standing }),
  };
}

async function standingOf(backend: Backend, { application_uuid }: ChannelRow) {
  if (!application_uuid) return undefined;
  return readApplication(backend.world, application_uuid, async (scope) =>
    standingWords(await readStanding(backend, scope)),
  );
}
