/** The provider that carries a lender's chat, or has the transcript of one. It is optional: our own server carries chats, too. */
import type {
  Begun,
  Contact,
  Fresh,
  Message,
  Transcript,
  Visit,
} from '../../../../types/chat-relay-party.ts';
import type { AskParty } from '../http/ask-party.ts';

/** `startingAfter` is the message before which older ones are wanted. */
export type Wanted = {
  conversation: string;
  userToken: string;
  limit: number;
  startingAfter?: string | undefined;
};

export type ChatRelay = {
  /** Undefined where the sandbox plays the provider, and its own desk answers. */
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

/** The provider of a lender's chat over HTTP. */
export function httpChatRelay(ask: AskParty): ChatRelay {
  return {
    begin: (visit) => ask.plainly<Begun>('begin', visit),
    freshen: async (token) => (await ask.plainly<Fresh>('freshen', { token })).token,
    contact: async (omniProxyChannelId) =>
      (await ask.plainly<Contact>('contact', { omniProxyChannelId })).contactId,
    transcript: async (wanted) => (await ask.plainly<Transcript>('transcript', wanted)).data,
    message: async (wanted) => (await ask.plainly<Transcript>('transcriptMessage', wanted)).data?.[0],
  };
}
