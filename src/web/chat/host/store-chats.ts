/** What the browser stores of the chats that run, and forgets of those that are over. */
import type { ChatSession } from '../../../types/chat-session.ts';
import { writeChat } from '../data/stored-chats.ts';
import type { ChatParts } from './chat-parts.ts';

type Running = { live?: ChatSession; bot?: ChatSession; held?: { text?: string } };

export function storeChats(parts: Pick<ChatParts, 'run'>): void {
  const { live, bot } = parts.run.known() as Running;
  if (bot) writeChat('bot', bot);
  if (live) storeLive(parts);
}

/** The chat with a person, with the message that waits. */
export function storeLive({ run }: Pick<ChatParts, 'run'>): void {
  const { live, held } = run.known() as Running;
  if (!live) return;
  const { initialMessage: _, ...session } = live;
  writeChat('live', { ...session, ...(held?.text && { initialMessage: held.text }) });
}

export function forgetEnded({ run }: Pick<ChatParts, 'run'>): void {
  const { live, bot } = run.known() as Running;
  if (!live) writeChat('live', undefined);
  if (!bot) writeChat('bot', undefined);
}
