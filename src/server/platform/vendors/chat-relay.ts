/** The vendor that carries a lender's chat, or has the transcript of one. It is optional: our own server carries chats, too. */
import type { Begun, Message, Visit } from '../../../types/chat-relay-party.ts';

/** `startingAfter` is the message before which older ones are wanted. */
export type Wanted = {
  conversation: string;
  userToken: string;
  limit: number;
  startingAfter?: string | undefined;
};

export type ChatRelay = {
  /** Undefined where the sandbox plays the vendor, and its own desk answers. */
  begin(visit: Visit): Promise<Begun | undefined>;
  /** Undefined for a token that is taken no more. */
  freshen(token: string): Promise<string | undefined>;
  /** By which number the survey knows a chat; undefined for none. */
  contact(omniProxyChannelId: string): Promise<string | undefined>;
  /** The latest first. Undefined where the token opens no such conversation. */
  transcript(wanted: Wanted): Promise<Message[] | undefined>;
  /** One of them. */
  message(
    wanted: Pick<Wanted, 'conversation' | 'userToken'> & { message: string },
  ): Promise<Message | undefined>;
};
