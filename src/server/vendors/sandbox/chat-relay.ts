/**
 * The sandbox's vendor of chats. Its tokens are made here and signed, so that Twilio's own library says of them what it says of a
 * token that is none. A visitor's address makes it fail: `you+denied@…`, `you+expired@…`, `you+slow@…`, `you+away@…`.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Message } from '../../../types/chat-relay-party.ts';
import type { ChatRelay } from '../chat-relay.ts';
import { NoAnswer } from '../no-answer.ts';
import sample from './sample-transcript.json' with { type: 'json' };
import type { SandboxOptions } from './sandbox-options.ts';

const lifeMs = 6 * 3_600_000;
/** What opens the sample transcript: `?mode=talkjs&userToken=sandbox-transcript`. */
export const sampleToken = 'sandbox-transcript';

export function sandboxChatRelay({ now, patienceMs }: SandboxOptions): ChatRelay {
  const key = randomBytes(32);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const signed = (text: string) => `${text}.${sign(text)}`;
  const read = (token: string) => {
    const at = token.lastIndexOf('.');
    return token.slice(at + 1) === sign(token.slice(0, at)) ? token.slice(0, at).split('.') : undefined;
  };
  const opened = (userToken: string, conversation: string) =>
    userToken === sampleToken ? sample.map((one) => dated(one, now(), conversation)) : undefined;
  return {
    begin: async ({ emailAddress }) => {
      const wish = /\+(\w+)@/.exec(emailAddress)?.[1];
      if (wish === 'away') throw new NoAnswer('the sample vendor is away', 503);
      if (wish === 'slow') await new Promise((done) => setTimeout(done, patienceMs).unref());
      const sid = `CH${randomUUID().replaceAll('-', '')}`;
      const until = now() + (wish === 'expired' ? 0 : lifeMs);
      const token = wish === 'denied' ? 'denied' : signed(`${sid}.${until}`);
      return { token, conversationSid: sid, omniProxyChannelId: signed(sid), providerUserId: 'borrower' };
    },
    freshen: async (token) => {
      const [sid, until] = read(token) ?? [];
      return sid && Number(until) > now()
        ? signed(`${sid}.${until}.${randomBytes(6).toString('base64url')}`)
        : undefined;
    },
    contact: async (channel) => read(channel)?.[0]?.toLowerCase(),
    transcript: async ({ userToken, conversation, limit, startingAfter }) => {
      const all = opened(userToken, conversation);
      const from =
        startingAfter === undefined ? 0 : (all?.findIndex(({ id }) => id === startingAfter) ?? 0) + 1;
      return all?.slice(from, from + limit);
    },
    message: async ({ userToken, conversation, message }) =>
      opened(userToken, conversation)?.find(({ id }) => id === message),
  };
}

type Sample = { id: string; senderId?: string; text: string; agoMinutes: number };

// The borrower of a conversation is known by its identifier, as far as this vendor knows one.
const dated = ({ agoMinutes, senderId, ...said }: Sample, now: number, conversation: string): Message => ({
  ...said,
  ...(senderId && { senderId: senderId === 'borrower' ? conversation : senderId }),
  createdAt: now - agoMinutes * 60_000,
});
