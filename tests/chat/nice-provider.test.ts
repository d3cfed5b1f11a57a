/** What NICE's provider does beyond what every provider does. */
/** Covers src/web/chat/providers/nice, src/web/chat/providers/chatbot/chatbot-provider.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProviderGround } from '../../src/web/chat/port/provider-ground.ts';
import { createNiceProvider } from '../../src/web/chat/providers/nice/nice-provider.ts';
import { fakeNice } from './fake-nice.ts';
import { begin, draft, hear, never, pass, states, testGround, texts, visit } from './test-ground.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (more: Partial<ReturnType<typeof fakeNice>['world']> = {}, ground?: Partial<ProviderGround>) => {
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

test('a thread that the provider does not have is begun', async () => {
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

test('one of ours is known also when the provider does not say which it is', async () => {
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
