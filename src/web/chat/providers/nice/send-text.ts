/** Sends one message after the other, so that the one that comes back is known for ours. */
import type { Taken } from '../../line/open-sends.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ChatMessage, Draft } from '../../port/chat-provider.ts';
import { type NiceChat, take } from './nice-chat.ts';
import { readMessage, valueAt } from './read-nice.ts';

/** Throws ChatFailure. */
export function sendText(chat: NiceChat, draft: Draft): Promise<Taken> {
  const sent = chat.sending.then(() => sendOne(chat, draft));
  chat.sending = sent.catch(() => {});
  return sent;
}

async function sendOne(chat: NiceChat, draft: Draft): Promise<Taken> {
  if (chat.hub.isClosed()) throw new ChatFailure('ENDED');
  if (!chat.thread) throw new ChatFailure('OFFLINE');
  chat.held = [];
  try {
    const answer = await inTime(chat, chat.thread.sendTextMessage(draft.text));
    return own(chat, draft, answer);
  } finally {
    const others = chat.held;
    chat.held = undefined;
    for (const message of others) take(chat, message);
  }
}

/** The message that the answer names, else the first that came in with the same words. */
function own(chat: NiceChat, { clientId, text }: Draft, answer: unknown): Taken {
  const held = chat.held ?? [];
  const named: ChatMessage | undefined = readMessage(valueAt(answer, 'data.message'))[0];
  const message = named ?? held.find((one) => one.text === text);
  if (!message) throw new ChatFailure('SILENCE');
  chat.held = held.filter(({ id }) => id !== message.id);
  take(chat, message, clientId);
  chat.hub.tell({ type: 'ack', clientId, id: message.id });
  return { id: message.id, seq: message.seq };
}

/** The SDK has no limit of its own. */
function inTime({ ground }: NiceChat, sent: Promise<unknown>): Promise<unknown> {
  return new Promise((done, failed) => {
    const wait = ground.policies.answerPatienceSeconds * 1000;
    const timer = setTimeout(() => failed(new ChatFailure('SILENCE')), wait);
    const refuse = () => failed(new ChatFailure('REFUSED'));
    sent.then(done, refuse).finally(() => clearTimeout(timer));
  });
}
