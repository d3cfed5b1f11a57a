/** One chat of the stream: what its parts share, and how it ends. */
import type { ChatSession } from '../../../../types/chat-session.ts';
import type { EventHub } from '../../line/event-hub.ts';
import type { MessageLog } from '../../line/message-log.ts';
import type { OpenSends } from '../../line/open-sends.ts';
import type { TypingPreview } from '../../line/typing-preview.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ProviderEvent } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import type { StreamLine } from './stream-line.ts';

export type SendFrame = { t: 'send'; clientId: string; text: string; files: readonly string[] };

export type StreamChat = {
  ground: ProviderGround;
  hub: EventHub;
  log: MessageLog;
  sends: OpenSends<SendFrame>;
  session: ChatSession;
  line?: StreamLine;
  preview: TypingPreview;
  /** The server has answered the latest hello. */
  isUp: boolean;
  /** A fresh token has been fetched and no connection has stood since. */
  isRefreshed: boolean;
  /** The identifiers of the files of a draft that are at the server, for when it is sent again. */
  uploaded: Map<string, Promise<string[]>>;
  agentTyping?: ReturnType<typeof setTimeout>;
  /** Ends the wait of `resume`. */
  met?: { done(): void; failed(why: ChatFailure): void } | undefined;
};

/** Over for good, and told once. */
export function over(chat: StreamChat, why: (ProviderEvent & { type: 'ended' })['why']): void {
  if (chat.hub.isClosed()) return;
  chat.hub.tell({ type: 'ended', why });
  chat.met?.done();
  letGo(chat, new ChatFailure('ENDED'));
}

/** The line is given up, and the chat may be continued with by another `resume`. */
export function stop(chat: StreamChat, why: ChatFailure): void {
  letGo(chat, why);
  delete chat.line;
}

/** Lets go of the line, its timers and what waits for an answer. */
export function letGo(chat: StreamChat, why: ChatFailure): void {
  chat.isUp = false;
  clearTimeout(chat.agentTyping);
  chat.preview.stop();
  chat.line?.close();
  chat.sends.giveUp(why);
  chat.met?.failed(why);
  chat.met = undefined;
}
