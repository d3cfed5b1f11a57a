/** Covers src/web/chat/providers/{load-provider.ts,nice,talkjs,chatbot}, src/web/chat/line/wait.ts, src/web/chat/port/line-policies.ts. */
/** What NICE's provider, the transcript and the chatbot do beyond what every provider does. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatProvider, ProviderEvent } from '../../src/web/chat/port/chat-provider.ts';
import { linePolicies } from '../../src/web/chat/port/line-policies.ts';
import type { ProviderGround } from '../../src/web/chat/port/provider-ground.ts';
import { createChatbotProvider } from '../../src/web/chat/providers/chatbot/chatbot-provider.ts';
import { loadProvider } from '../../src/web/chat/providers/load-provider.ts';
import { createNiceProvider } from '../../src/web/chat/providers/nice/nice-provider.ts';
import { readTranscript } from '../../src/web/chat/providers/talkjs/read-transcript.ts';
import { createTalkjsProvider } from '../../src/web/chat/providers/talkjs/talkjs-provider.ts';
import { fakeBot, fakeTranscript } from './fake-bot.ts';
import { fakeNice } from './fake-nice.ts';
import { draft, never, policies, states, testGround, texts, visit } from './test-ground.ts';

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const hear = (provider: ChatProvider) => {
  const events: ProviderEvent[] = [];
  provider.subscribe((event) => events.push(event));
  return events;
};
const begin = async (provider: ChatProvider) =>
  provider.resume(await provider.start(visit, never()), never());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['twilio', 'nice', 'stream', 'talkjs', 'chatbot'] as const)('%s is brought in', async (kind) => {
  expect((await loadProvider(kind, testGround().ground)).kind).toBe(kind);
});

test('the product says how long a provider waits, and a flow that does not is refused', () => {
  const timers = JSON.parse(readFileSync('flows/chat/timers.json', 'utf8'));
  expect(linePolicies(timers.policies)).toEqual(expect.objectContaining(policies));
  expect(() => linePolicies({ pingSeconds: 10 })).toThrow(/silenceSeconds/);
});

describe('nice', () => {
  const open = (
    more: Partial<ReturnType<typeof fakeNice>['world']> = {},
    ground?: Partial<ProviderGround>,
  ) => {
    const nice = fakeNice();
    Object.assign(nice.world, more);
    const { ground: own, calls } = testGround(() => ({ token: 't', providerChannelId: 'thread' }));
    const provider = createNiceProvider({ ...own, nice: async () => nice.sdk, ...ground });
    return { ...nice, provider, calls, events: hear(provider) };
  };

  test('without the SDK no chat is begun', async () => {
    for (const nice of [undefined, () => Promise.reject(new Error('not installed'))]) {
      const { ground, calls } = testGround();
      const provider = createNiceProvider({ ...ground, ...(nice && { nice }) });
      await expect(provider.start(visit, never())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(calls).toEqual([]);
    }
  });

  test('an SDK that does not connect within 15 s has failed', async () => {
    const { provider, events } = open({ hangs: true });
    const failed = provider.resume({ threadId: 'thread' }, never()).catch((error: unknown) => error);
    await pass(15);

    expect(await failed).toMatchObject({ code: 'UNAVAILABLE' });
    expect(states(events)).toEqual(['connecting', 'failed']);
  });

  test('a thread that the vendor does not have is begun', async () => {
    const { provider, world, events } = open({ hasThread: false });
    await begin(provider);

    expect(world.began).toBe(1);
    expect(states(events)).toEqual(['connecting', 'connected']);
  });

  test('what was said comes in order, older messages in pages, until there are no more', async () => {
    const { provider, add, events } = open();
    for (let count = 1; count <= 30; count += 1) add('outbound', `No. ${count}`);
    await begin(provider);
    expect(texts(events)).toEqual(Array.from({ length: 25 }, (_, index) => `No. ${index + 6}`));
    const latest = await provider.history(undefined, 25);
    const older = await provider.history(latest.before, 25);

    expect(older.items.map(({ text }) => text)).toEqual(['No. 1', 'No. 2', 'No. 3', 'No. 4', 'No. 5']);
    expect(await provider.history(older.before, 25)).toEqual({ items: [] });
  });

  test('one of ours is known also when the vendor does not say which it is', async () => {
    const { provider, events } = open({ answersWithMessage: false });
    await begin(provider);
    await provider.send(draft('own-1', 'Hello'));

    expect(events.filter(({ type }) => type === 'message')).toMatchObject([
      { message: { clientId: 'own-1', text: 'Hello', role: 'borrower' } },
    ]);
  });

  test('who is there, who types, the place in the queue; a broken event is none', async () => {
    const { provider, events, tell, world, listeners } = open();
    await begin(provider);
    const before = events.length;
    tell('ASSIGNED_AGENT_CHANGED', { inboxAssignee: { firstName: 'Pat' } });
    tell('AGENT_TYPING_STARTED', {});
    tell('AGENT_TYPING_ENDED', {});
    tell('SET_POSITION_IN_QUEUE', { positionInQueue: 3 });
    tell('SET_POSITION_IN_QUEUE', {});
    tell('MESSAGE_CREATED', { message: { id: 7 } });
    provider.markRead('any');

    expect(events.slice(before)).toEqual([
      { type: 'agent', present: true },
      { type: 'typing', on: true },
      { type: 'typing', on: false },
      { type: 'queue', position: 3 },
    ]);
    expect(world.seen).toBe(1);
    provider.dispose();
    expect(listeners()).toBe(0);
  });
});

describe('talkjs', () => {
  test('without a token there is nothing to read', async () => {
    const provider = createTalkjsProvider(testGround().ground);
    await expect(provider.start(visit, never())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('[ACC-C4] it reads with the token of the address, page by page, and can do nothing else', async () => {
    const { ground, calls } = testGround(fakeTranscript(45));
    const provider = createTalkjsProvider({ ...ground, userToken: 'user-token' });
    const events = hear(provider);
    await begin(provider);
    const latest = await provider.history();
    const older = await provider.history(latest.before);
    const oldest = await provider.history(older.before);

    expect(calls[0]).toMatchObject({
      ...{ method: 'GET', query: { limit: 20 }, headers: { authorization: 'Bearer user-token' } },
      path: '/service-omni-proxy/insecure/api/v1/talkjs/conversations/application/messages',
    });
    expect(texts(events)).toHaveLength(20);
    expect([latest, older, oldest].map(({ items }) => items[0]?.text)).toEqual(['No. 26', 'No. 6', 'No. 1']);
    expect(oldest).not.toHaveProperty('before');
    expect(Object.entries(provider.can).filter(([, can]) => can)).toEqual([['history', true]]);
  });

  test('files are shown with an address that is https; what is no message is left out', () => {
    const entry = { id: 'a', senderId: 'ann', text: 'Hi', createdAt: 1_700_000_000_000 };
    const url = 'https://files.example/x/deed%20copy.pdf';
    const data = [
      { ...entry, attachment: { url, size: 12 } },
      { ...entry, id: 'b', senderId: null, attachment: { url: 'javascript:alert(1)' } },
      { ...entry, id: 'c', senderId: 'pat', createdAt: '2026-11-23T10:00:00Z', text: undefined },
      { ...entry, id: 'd', createdAt: 'soon' },
      ...[{ id: 7 }, null, 'x'],
    ];

    expect(readTranscript({ data }, 'ann')).toMatchObject([
      { id: 'c', role: 'agent', text: '', files: [] },
      { id: 'b', role: 'system', files: [] },
      { id: 'a', role: 'borrower', files: [{ name: 'deed copy.pdf', size: 12, url }] },
    ]);
    expect(readTranscript('no', 'ann')).toEqual([]);
  });
});

describe('chatbot', () => {
  const open = () => {
    const bot = fakeBot();
    const { ground, clock } = testGround(bot.send);
    const provider = createChatbotProvider(ground);
    return { ...bot, provider, clock, events: hear(provider) };
  };

  test('[ACC-X50] a question is sent, and the history is read until its answer is there', async () => {
    const { provider, calls, events, turns, world } = open();
    await begin(provider);
    world.answers = false;
    const sent = provider.send(draft('own-1', 'What is the rate?'));
    await pass(3);
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET']);
    Object.assign(turns[0] ?? {}, {
      ...{ responseStr: 'It is fixed.', action: 'answer' },
      sources: [{ title: 'Rates', url: '/rates' }, { title: 7 }],
    });
    await pass(4);

    expect(await sent).toEqual({ id: 'q1/question', seq: 1 });
    expect(calls[0]?.body).toEqual({
      ...{ applicationId: 'application', conversationId: '', message: 'What is the rate?', nonce: 'nonce' },
      ...{ organization: 'default', pageUrl: 'https://lender.example/a', senderId: 'ann' },
      ...{ senderType: 'APPLICANT', tag: 'tag' },
    });
    expect(events.flatMap((event) => (event.type === 'message' ? [event.message] : []))).toMatchObject([
      { id: 'q1/question', role: 'borrower', clientId: 'own-1', seq: 1 },
      {
        ...{ id: 'q1/answer', role: 'bot', seq: 2, text: 'It is fixed.' },
        answer: { questionId: 'q1', action: 'answer', sources: [{ title: 'Rates', url: '/rates' }] },
      },
    ]);
    expect(events.filter(({ type }) => type === 'typing')).toEqual([
      { type: 'typing', on: true },
      { type: 'typing', on: false },
    ]);
  });

  test('[ACC-X50] 30 s without an answer: it has failed, and asked again it is not sent twice', async () => {
    const { provider, calls, world, turns } = open();
    await begin(provider);
    world.answers = false;
    const sent = provider.send(draft('own-1')).catch((error: unknown) => error);
    await pass(29.9);
    expect(vi.getTimerCount()).toBe(1);
    await pass(0.1);
    expect(await sent).toMatchObject({ code: 'SILENCE' });
    Object.assign(turns[0] ?? {}, { responseStr: 'Late.' });
    await provider.send(draft('own-1'));

    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('the conversation has its name from the first answer, and goes on under it', async () => {
    const { provider, events, calls } = open();
    await begin(provider);
    await provider.send(draft('own-1', 'One'));
    await provider.send(draft('own-2', 'Two'));
    expect(events.filter(({ type }) => type === 'session')).toMatchObject([
      { session: { conversationSid: 'conversation', friendlyName: 'Ann Lee' } },
    ]);
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { conversationId: '' },
      { conversationId: 'conversation' },
    ]);
    expect(texts(events)).toEqual(['One', 'About “One”.', 'Two', 'About “Two”.']);
  });

  test('questions are asked one after the other', async () => {
    const { provider, events } = open();
    await begin(provider);
    await Promise.all([provider.send(draft('a', 'One')), provider.send(draft('b', 'Two'))]);

    expect(events.flatMap((one) => (one.type === 'ack' ? [[one.clientId, one.id]] : []))).toEqual([
      ['a', 'q1/question'],
      ['b', 'q2/question'],
    ]);
  });

  test('after a reload it has what was said, and which answers were called bad', async () => {
    const { provider, world, send } = open();
    await begin(provider);
    world.more = { rating: 0 };
    await provider.send(draft('own-1', 'One'));
    const again = createChatbotProvider(testGround(send).ground);
    const events = hear(again);
    await again.resume({ conversationSid: 'conversation' }, never());

    expect(texts(events)).toEqual(['One', 'About “One”.']);
    expect((await again.history()).items.at(-1)?.answer).toMatchObject({ rating: 0, action: 'answer' });
  });

  test('an answer is called bad with a reason', async () => {
    const { provider, calls } = open();
    await begin(provider);
    await provider.send(draft('own-1', 'One'));
    const about = {
      questionId: 'q1',
      responseToCustomer: 'About “One”.',
      feedbackMessage: 'Answer too vague',
    };
    await provider.feedback?.(about);

    expect(calls.at(-1)).toMatchObject({
      path: '/service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback',
      body: {
        ...about,
        ...{ conversationId: 'conversation', rating: 0, senderEmail: 'ann@example.com' },
        ...{ senderType: 'APPLICANT', nonce: 'nonce' },
      },
    });
  });

  test('the server says that it is over: it ends, once', async () => {
    const { provider, world, events } = open();
    await begin(provider);
    world.refusesNext = 410;
    await expect(provider.send(draft('own-1'))).rejects.toMatchObject({ code: 'ENDED' });
    await expect(provider.send(draft('own-2'))).rejects.toMatchObject({ code: 'ENDED' });

    expect(events.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', why: 'inactive' }]);
  });

  test('[ACC-X17] it lasts ten minutes', async () => {
    const { provider, clock } = open();
    clock.now = 5000;
    expect((await provider.start(visit, never())).expiration).toBe(605_000);
  });
});
