/** The line of the stream's provider: it pings, hears silence, comes back, and ends when the chat does. */
/** Covers src/web/chat/providers/stream/{stream-line,line-closed,hear-frame,server-frame}.ts, src/web/chat/line/retry-wait.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWait } from '../../../../src/web/chat/line/retry-wait.ts';
import { fakeStream, message, session, welcome } from '../../../chat/fake-stream.ts';
import { draft, pass, policies, states, texts } from '../../../chat/test-ground.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('says hello with its token and the number that it has, and hears what came meanwhile once', async () => {
  const { provider, sockets, events, join, latest } = fakeStream();
  const socket = await join([message(1), message(2)]);
  expect(socket.heard).toEqual([{ t: 'hello', token: 'token-1', channelId: 'channel', lastSeq: 0 }]);
  socket.drops();
  await pass(1);
  latest().opens();
  latest().says(welcome([message(2), message(3)], { seq: 3 }));
  latest().says({ t: 'message', message: message(3) });

  expect(sockets[1]?.heard[0]).toMatchObject({ lastSeq: 2 });
  expect(texts(events)).toEqual(['No. 1', 'No. 2', 'No. 3']);
  expect(states(events)).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  expect((await provider.history()).items.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('[ACC-X36] pings every 10 s; 25 s of silence bring a new connection', async () => {
  const { sockets, join } = fakeStream();
  const socket = await join();
  const pings = () => socket.heard.filter(({ t }) => t === 'ping').length;
  await pass(9.9);
  expect(pings()).toBe(0);
  await pass(0.1);
  expect(pings()).toBe(1);
  socket.says({ t: 'pong', ts: 1 });
  await pass(24.9);
  expect([pings(), socket.isClosed]).toEqual([3, false]);
  await pass(0.1);

  expect(socket.isClosed).toBe(true);
  await pass(1);
  expect(sockets).toHaveLength(2);
});

test('a server that accepts the connection and never answers the hello is left after 25 s', async () => {
  const { provider, sockets, latest } = fakeStream();
  void provider.resume(session, new AbortController().signal).catch(() => {});
  latest().opens();
  await pass(25);
  await pass(1);

  expect(sockets).toHaveLength(2);
});

test('in a hidden tab the browser delays both timers: a ping goes out first and has its time to be answered', async () => {
  const { sockets, join } = fakeStream();
  const socket = await join();
  const began = performance.now();
  // The clock moves on a minute, and only then do the timers that are due run.
  vi.spyOn(performance, 'now').mockImplementation(() => began + 60_000);
  await pass(25);
  expect(socket.isClosed).toBe(false);
  socket.says({ t: 'pong', ts: 1 });
  await pass(5);

  expect([socket.isClosed, sockets.length]).toEqual([false, 1]);
  vi.restoreAllMocks();
});

test('[ACC-X37] a connection that another has replaced neither delivers, heals nor reconnects', async () => {
  const { sockets, events, join, wake } = fakeStream();
  const old = await join();
  old.drops();
  await pass(0.1);
  wake();
  const heard = events.length;
  expect(sockets).toHaveLength(2);
  old.says({ t: 'message', message: message(9) });
  old.says(welcome());
  old.says({ t: 'channel', frozen: true });
  old.drops(4410);
  await pass(0.9);

  expect(events).toHaveLength(heard);
  expect(sockets).toHaveLength(2);
});

test('[ACC-X38] waits any part of 1 s, doubled each time up to 30 s', () => {
  const most = [0, 1, 2, 3, 4, 5, 6, 50].map((failed) => retryWait(policies, failed, 0.999_999));

  expect(most.map((wait) => Math.round(wait / 1000))).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(retryWait(policies, 5, 0)).toBe(0);
  expect(retryWait(policies, 5, 0.5)).toBe(15_000);
});

test('[ACC-X38] does not wait any longer when the network is back or the tab is seen', async () => {
  const { sockets, join, wake, clock } = fakeStream();
  clock.random = 0.999;
  (await join()).drops();
  await pass(0);
  expect(sockets).toHaveLength(1);
  wake();
  expect(sockets).toHaveLength(2);
  // An attempt that has just begun continues; one that hangs is replaced.
  wake();
  expect(sockets).toHaveLength(2);
  await pass(2);
  wake();

  expect(sockets).toHaveLength(3);
  expect(sockets[1]?.isClosed).toBe(true);
});

test('tries for as long as the chat may last, then says that its token is over', async () => {
  const { sockets, events, join, latest, clock } = fakeStream();
  (await join()).drops();
  for (let count = 0; count < 100; count += 1) {
    await pass(30);
    latest().drops();
  }
  expect(sockets.length).toBeGreaterThan(100);
  expect(states(events).filter((state) => state === 'reconnecting')).toHaveLength(1);
  clock.now = session.expiration;
  await pass(30);
  latest().drops();
  await pass(60);
  const tried = sockets.length;
  await pass(120);

  expect(sockets).toHaveLength(tried);
  expect(events.at(-1)).toEqual({ type: 'token', about: 'invalid' });
});

test('a connection that has grown old is replaced at once, without a word', async () => {
  const { sockets, events, join, latest } = fakeStream();
  (await join([message(1)])).drops(4408);
  await pass(0);
  latest().opens();

  expect(sockets).toHaveLength(2);
  expect(latest().heard[0]).toMatchObject({ t: 'hello', lastSeq: 1 });
  expect(states(events)).toEqual(['connecting', 'connected']);
});

test.each([
  ['frozen', (socket: { says(frame: object): void }) => socket.says({ t: 'channel', frozen: true })],
  ['closed', (socket: { drops(code: number): void }) => socket.drops(4410)],
])('[ACC-X19] a chat that is %s ends, once', async (why, end) => {
  const { sockets, events, join, provider } = fakeStream();
  const socket = await join();
  end(socket as never);
  socket.drops(4410);
  await pass(60);

  expect(events.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', why }]);
  expect(sockets).toHaveLength(1);
  await expect(provider.send(draft('a'))).rejects.toMatchObject({ code: 'ENDED' });
});

test('[ACC-X41] a chat that ended while the browser was away ends when it is back', async () => {
  const { events, join, latest } = fakeStream();
  (await join()).drops();
  await pass(1);
  latest().opens();
  latest().says(welcome([message(1)], { frozen: true }));

  expect(texts(events)).toEqual(['No. 1']);
  expect(events.at(-1)).toEqual({ type: 'ended', why: 'frozen' });
});

test('what is no frame is not heard', async () => {
  const { events, join } = fakeStream();
  const socket = await join();
  const heard = events.length;
  for (const frame of [{}, { t: 'toString' }, { t: 'message' }, { t: 'ack' }, { t: 'queue' }, [], 7])
    socket.says(frame as object);

  expect(events).toHaveLength(heard);
});
