/**
 * The chatbot. Its answer to a question is only where the question stands: the history is read again until the answer is in
 * it. One question at a time.
 */
import type { ChatSession } from '../../../../types/chat-session.ts';
import { ApiError } from '../../../platform/api/transport/api-error.ts';
import { type EventHub, eventHub } from '../../line/event-hub.ts';
import { type MessageLog, messageLog } from '../../line/message-log.ts';
import type { Taken } from '../../line/open-sends.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ChatProvider, Draft } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import { ask, callBad, suggestionsFor, turnsOf } from './bot-calls.ts';
import { messagesOf } from './bot-turn.ts';

type Chat = {
  ground: ProviderGround;
  hub: EventHub;
  log: MessageLog;
  session: ChatSession;
  life: AbortController;
  /** The questions that have been seen answered. */
  known: Set<string>;
  /** The drafts that the server has taken and not yet been seen to answer: they are not asked twice. */
  asked: Set<string>;
  /** The questions, one after the other. */
  turn: Promise<unknown>;
};

/** The longest pause between two looks at the history. */
const longestPauseMs = 4000;

export function createChatbotProvider(ground: ProviderGround): ChatProvider {
  const chat: Chat = {
    ...{ ground, hub: eventHub(), log: messageLog(), session: {}, life: new AbortController() },
    ...{ known: new Set(), asked: new Set(), turn: Promise.resolve() },
  };
  return {
    kind: 'chatbot',
    can: { send: true, attach: false, preview: false, read: false, history: true },
    async start({ friendlyName, emailAddress }, signal) {
      if (signal.aborted) throw new ChatFailure('ABORTED');
      const began = ground.now();
      const expiration = began + ground.policies.botSeconds * 1000;
      return { conversationSid: '', friendlyName, emailAddress, loginTimestamp: began, expiration };
    },
    resume: (session, signal) => resume(chat, session, signal),
    history: async (before, limit = ground.policies.historyMessages) => chat.log.page(before, limit),
    send(draft) {
      const answered = chat.turn.then(() => answerTo(chat, draft));
      chat.turn = answered.catch(() => {});
      return answered;
    },
    typing() {},
    markRead() {},
    end: async () => over(chat, 'closed'),
    suggest: (signal) => suggestionsFor(ground, signal),
    feedback: (about) => callBad(ground, chat.session, about),
    subscribe: chat.hub.subscribe,
    dispose() {
      chat.hub.close();
      chat.life.abort();
    },
  };
}

async function resume(chat: Chat, session: ChatSession, signal: AbortSignal): Promise<void> {
  if (signal.aborted || chat.life.signal.aborted) throw new ChatFailure('ABORTED');
  chat.session = session;
  chat.hub.tell({ type: 'connection', state: 'connecting' });
  await unlessOver(chat, look(chat, signal));
  chat.hub.tell({ type: 'connection', state: 'connected' });
}

/** Reads the history, and tells what is new in it. Returns the number of the latest question that had not been seen. */
async function look(chat: Chat, signal: AbortSignal, clientId?: string): Promise<Taken | undefined> {
  const { conversationSid = '' } = chat.session;
  if (conversationSid === '') return undefined;
  const turns = await turnsOf(chat.ground, conversationSid, signal);
  const fresh = turns.map((turn, place) => ({ turn, place })).filter(({ turn }) => !isKnown(chat, turn));
  for (const { turn, place } of fresh) {
    chat.known.add(turn.answer.questionId);
    const isLatest = place === fresh.at(-1)?.place;
    for (const message of messagesOf(turn, place, isLatest ? clientId : undefined)) {
      chat.log.add(message);
      chat.hub.tell({ type: 'message', message });
    }
  }
  const latest = fresh.at(-1);
  return latest && { id: `${latest.turn.answer.questionId}/question`, seq: 2 * latest.place + 1 };
}

const isKnown = ({ known }: Chat, { answer }: { answer: { questionId: string } }) =>
  known.has(answer.questionId);

async function answerTo(chat: Chat, { clientId, text }: Draft): Promise<Taken> {
  const { hub, life } = chat;
  if (hub.isClosed()) throw new ChatFailure('ENDED');
  hub.tell({ type: 'typing', on: true });
  try {
    if (!chat.asked.has(clientId)) await unlessOver(chat, question(chat, text));
    chat.asked.add(clientId);
    const taken = await answered(chat, clientId, life.signal);
    chat.asked.delete(clientId);
    hub.tell({ type: 'ack', clientId, id: taken.id });
    return taken;
  } finally {
    hub.tell({ type: 'typing', on: false });
  }
}

/** The server's 410: the minutes of the conversation are over. */
async function unlessOver<Made>(chat: Chat, work: Promise<Made>): Promise<Made> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 410) throw error;
    over(chat, 'inactive');
    throw new ChatFailure('ENDED');
  }
}

function over({ hub, life }: Chat, why: 'inactive' | 'closed'): void {
  hub.tell({ type: 'ended', why });
  life.abort();
}

async function question(chat: Chat, message: string): Promise<void> {
  const { ground, session, life, hub } = chat;
  const conversationSid = await ask(ground, session, { message, signal: life.signal });
  if (conversationSid === '' || conversationSid === session.conversationSid) return;
  chat.session = { ...session, conversationSid };
  hub.tell({ type: 'session', session: chat.session });
}

/** Looks at once, then after 1, 2, 4 and 4 seconds, until the patience is over. A look that fails is one look less. */
async function answered(chat: Chat, clientId: string, signal: AbortSignal): Promise<Taken> {
  let left = chat.ground.policies.answerPatienceSeconds * 1000;
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const taken = await look(chat, signal, clientId).catch(() => undefined);
    if (signal.aborted) throw new ChatFailure('ABORTED');
    if (taken) return taken;
    if (left <= 0) throw new ChatFailure('SILENCE');
    await wait(Math.min(pause, left), signal);
    left -= pause;
  }
}

/** Waits, until it is given up. Throws ChatFailure ABORTED as soon as the signal says so. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const giveUp = () => {
      clearTimeout(timer);
      failed(new ChatFailure('ABORTED'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      done();
    }, ms);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
