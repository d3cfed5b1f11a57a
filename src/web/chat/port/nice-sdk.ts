/**
 * What the chat uses of NICE's web SDK (@nice-devone/nice-cxone-chat-web-sdk), which the product does not bring: a deployment
 * that has it provides one of these. Without it, the chat says that something went wrong.
 */
import type { ChatSession } from '../../../types/chat-session.ts';

/** Keys of the SDK's own list of events. */
export type NiceEventName =
  | 'MESSAGE_CREATED'
  | 'AGENT_TYPING_STARTED'
  | 'AGENT_TYPING_ENDED'
  | 'ASSIGNED_AGENT_CHANGED'
  | 'CASE_STATUS_CHANGED'
  | 'LIVECHAT_RECOVERED'
  | 'SET_POSITION_IN_QUEUE';

/** What comes with an event is not believed: it is read at the door. Returns how to stop. */
export type NiceListen = (type: string, hear: (event: { detail: { data: unknown } }) => void) => () => void;

export type NiceThread = {
  /** Refuses for a thread that the provider does not have yet. */
  recover(): Promise<unknown>;
  /** Only of a live chat. */
  startChat?(): Promise<unknown>;
  endChat?(): Promise<unknown>;
  sendTextMessage(text: string): Promise<unknown>;
  /** What comes before all that has been loaded; null when nothing does. */
  loadMoreMessages(): Promise<unknown>;
  lastMessageSeen(): Promise<unknown>;
  keystroke(): void;
  stopTyping(): void;
  onThreadEvent: NiceListen;
};

export type NiceClient = {
  connect(): Promise<unknown>;
  getThread(id: string): NiceThread | Promise<NiceThread>;
  onChatEvent: NiceListen;
};

export type NiceSdk = {
  ChatEvent: Readonly<Record<NiceEventName, string>>;
  /** A client with the deployment's brand, channel and environment, for the customer of the session. */
  open(session: ChatSession): NiceClient;
};
