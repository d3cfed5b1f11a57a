/**
 * The sandbox's provider of chats: its chats are ours, which the desk answers, and its one transcript is a sample. A visitor's address makes
 * it fail: `you+slow@…`, `you+away@…`.
 */
import type { Message } from '../../../../types/chat-relay-party.ts';
import { NoAnswer } from '../common/no-answer.ts';
import sample from '../sandbox/sample-transcript.json' with { type: 'json' };
import type { SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { ChatRelay } from './party.ts';

/** What opens the sample transcript: `?mode=talkjs&userToken=sandbox-transcript`. */
export const sampleToken = 'sandbox-transcript';

export function sandbox({ now, patienceMs }: SandboxOptions): ChatRelay {
  const opened = (userToken: string, conversation: string) =>
    userToken === sampleToken ? sample.map((one) => dated(one, now(), conversation)) : undefined;
  return {
    begin: async ({ emailAddress }) => {
      const wish = /\+(\w+)@/.exec(emailAddress)?.[1];
      if (wish === 'away') throw new NoAnswer('the sample provider is away', { status: 503 });
      if (wish === 'slow') await new Promise((done) => setTimeout(done, patienceMs).unref());
      return undefined;
    },
    freshen: async () => undefined,
    contact: async () => undefined,
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

// The borrower of a conversation is known by its identifier, as far as this provider knows one.
const dated = ({ agoMinutes, senderId, ...said }: Sample, now: number, conversation: string): Message => ({
  ...said,
  ...(senderId && { senderId: senderId === 'borrower' ? conversation : senderId }),
  createdAt: now - agoMinutes * 60_000,
});
