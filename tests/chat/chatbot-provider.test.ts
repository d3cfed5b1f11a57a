/** What the chatbot's provider does beyond what every provider does. */
/** Covers src/web/chat/providers/chatbot, src/web/chat/providers/chatbot/chatbot-provider.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChatbotProvider } from '../../src/web/chat/providers/chatbot/chatbot-provider.ts';
import { fakeBot } from './fake-bot.ts';
import { begin, draft, hear, never, pass, testGround, texts, visit } from './test-ground.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
