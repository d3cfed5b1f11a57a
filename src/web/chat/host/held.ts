/** The first message, which waits for a person: under one identifier of its chat, so that it arrives once whoever sends it. */
import type { ChatSession } from '../../../types/chat-session.ts';

/** The same in every tab and after a reload. */
export function heldId({ omniProxyChannelId, conversationSid, threadId }: ChatSession): string {
  const chat = omniProxyChannelId ?? conversationSid ?? threadId ?? '';
  return `first-${chat.replace(/[^\w-]/g, '')}`.slice(0, 64);
}

/** What a stored chat holds. */
export function heldOf(live: ChatSession | undefined): { held?: { clientId: string; text: string } } {
  return live?.initialMessage ? { held: { clientId: heldId(live), text: live.initialMessage } } : {};
}
