/** One chat at Twilio: what its parts share, and how it ends. */
import type { ChatSession } from '../../../../types/chat-session.ts';
import type { EventHub } from '../../line/event-hub.ts';
import type { MessageLog } from '../../line/message-log.ts';
import type { ProviderEvent } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import type { TwilioClient, TwilioConversation } from './twilio-sdk.ts';

export type TwilioChat = {
  ground: ProviderGround;
  hub: EventHub;
  log: MessageLog;
  session: ChatSession;
  /** Counts clients; what an older one does or answers is not heard. */
  turn: number;
  client?: TwilioClient | undefined;
  conversation?: TwilioConversation | undefined;
  isUp: boolean;
  /** A fresh token has been fetched and no connection has stood since. */
  isRefreshed: boolean;
  /** Messages become those of the port one after the other: an address of a file takes a call. */
  reading: Promise<void>;
  /** What has been sent before and failed: it may have arrived. */
  tried: Set<string>;
  /** Gives up a start that is under way. */
  giveUp?: (() => void) | undefined;
  agentTyping?: ReturnType<typeof setTimeout>;
};

export const isOwn = ({ client }: TwilioChat, identity: string | null) =>
  identity !== null && identity === client?.user.identity;

/** Over for good, and told once. */
export function over(chat: TwilioChat, why: (ProviderEvent & { type: 'ended' })['why']): void {
  chat.hub.tell({ type: 'ended', why });
  letGo(chat);
}

/** Lets go of the client. Its `shutdown` waits for a start that may never come, so its end is not waited for. */
export function letGo(chat: TwilioChat): void {
  const { client, conversation } = chat;
  chat.turn += 1;
  chat.isUp = false;
  chat.client = undefined;
  chat.conversation = undefined;
  chat.giveUp?.();
  chat.giveUp = undefined;
  clearTimeout(chat.agentTyping);
  conversation?.removeAllListeners();
  client?.removeAllListeners();
  client?.shutdown().catch(() => {});
}
