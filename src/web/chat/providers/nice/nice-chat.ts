/** One chat at NICE: what its parts share, and how it ends. */
import type { EventHub } from '../../line/event-hub.ts';
import type { MessageLog } from '../../line/message-log.ts';
import type { ChatMessage } from '../../port/chat-provider.ts';
import type { NiceThread } from '../../port/nice-sdk.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';

export type NiceChat = {
  ground: ProviderGround;
  hub: EventHub;
  log: MessageLog;
  /** Counts connections; what an older one does is not heard. */
  turn: number;
  thread?: NiceThread | undefined;
  /** What stops when the thread is let go of. */
  ends: Array<() => void>;
  /** Messages, one after the other: the provider does not say which of ours one is. */
  sending: Promise<unknown>;
  /** What came in while one of ours was on its way. */
  held: ChatMessage[] | undefined;
};

/** Tells of a message once. @param clientId under which it was sent from here */
export function take({ log, hub }: NiceChat, message: ChatMessage, clientId?: string): void {
  const own = clientId === undefined ? message : { ...message, clientId };
  log.add(own);
  hub.tell({ type: 'message', message: own });
}

/** Over for good, and told once. */
export function over(chat: NiceChat): void {
  chat.hub.tell({ type: 'ended', why: 'closed' });
  letGo(chat);
}

export function letGo(chat: NiceChat): void {
  chat.turn += 1;
  chat.thread = undefined;
  for (const end of chat.ends.splice(0)) end();
}
