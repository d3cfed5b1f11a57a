/** The stream's provider from its beginning to its end, and what it tells beside messages. */
/** Covers src/web/chat/providers/stream, src/web/chat/line/{event-hub,begin-live,texts-of}.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InitPayload, ProviderEvent } from '../../../../src/web/chat/port/chat-provider.ts';
import type { Call } from '../../../../src/web/platform/api/transport/build-request.ts';
import { fakeStream, message, session, welcome } from '../../../chat/fake-stream.ts';
import { draft, pass } from '../../../chat/test-ground.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kinds = (events: ProviderEvent[]) => events.map(({ type }) => type);

test('whether a person is there, the place in the queue, and what has been read', async () => {
  const { provider, events, join } = fakeStream();
  const own = { role: 'borrower' };
  const socket = await join([message(1, own), message(2, own), message(3)]);
  socket.says({ t: 'agent', present: true });
  socket.says({ t: 'queue', position: 2 });
  socket.says({ t: 'read', seq: 3 });
  provider.markRead('m3');

  expect(events.slice(-3)).toEqual([
    { type: 'agent', present: true },
    { type: 'queue', position: 2 },
    { type: 'read', upTo: 'm2' },
  ]);
  expect(socket.heard.at(-1)).toEqual({ t: 'read', seq: 3 });
});

test('that the agent types ends by itself after 30 s', async () => {
  const { events, join } = fakeStream();
  const socket = await join();
  socket.says({ t: 'typing', on: true });
  await pass(20);
  socket.says({ t: 'pong', ts: 1 });
  await pass(10);

  expect(events.slice(-2)).toEqual([
    { type: 'typing', on: true },
    { type: 'typing', on: false },
  ]);
});

test('pages of history are cut from what it has', async () => {
  const { provider, join } = fakeStream();
  await join([1, 2, 3, 4, 5].map((seq) => message(seq)));
  const latest = await provider.history(undefined, 2);
  const older = await provider.history(latest.before, 2);
  const oldest = await provider.history(older.before, 2);

  expect([latest, older, oldest].map(({ items }) => items.map(({ seq }) => seq))).toEqual([
    [4, 5],
    [2, 3],
    [1],
  ]);
  expect(oldest.before).toBeUndefined();
});

test('what a reload has forgotten is asked of the server, until its first message', async () => {
  const said = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
  const { provider, join, calls } = fakeStream(({ body }) => {
    const { before, most } = body as { before: number; most: number };
    return { messages: said(Math.max(1, before - most), before - 1) };
  });
  await join(said(32, 51));
  const numbers: number[][] = [];
  let before: string | undefined;
  do {
    const page = await provider.history(before, 20);
    numbers.push(page.items.map(({ seq }) => seq));
    before = page.before;
  } while (before !== undefined);

  expect(numbers.map((page) => [page[0], page.at(-1)])).toEqual([
    [32, 51],
    [12, 31],
    [1, 11],
  ]);
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['earlier-messages', 'earlier-messages']);
});

test('after dispose: nothing, and no timer is left', async () => {
  const { provider, events, join, wake, sockets } = fakeStream();
  const socket = await join();
  socket.says({ t: 'typing', on: true });
  provider.typing('abc');
  const sent = provider.send(draft('a')).catch((error: unknown) => error);
  await pass(0);
  const heard = events.length;
  provider.dispose();
  socket.says({ t: 'message', message: message(1) });
  socket.drops();
  wake();

  expect(await sent).toMatchObject({ code: 'ABORTED' });
  expect(events).toHaveLength(heard);
  expect([socket.isClosed, sockets.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
});

test('a resume that is given up leaves nothing behind, and another may follow', async () => {
  const { provider, sockets, latest, events } = fakeStream();
  const given = new AbortController();
  const first = provider.resume(session, given.signal).catch((error: unknown) => error);
  given.abort();
  expect(await first).toMatchObject({ code: 'ABORTED' });
  expect([sockets[0]?.isClosed, vi.getTimerCount()]).toEqual([true, 0]);
  const second = provider.resume(session, new AbortController().signal);
  latest().opens();
  latest().says(welcome());
  await second;

  expect(kinds(events).filter((kind) => kind === 'connection')).toHaveLength(3);
});

test('[ACC-X17] a chat begins with what the specification sends, and lasts six hours', async () => {
  const sent: Call[] = [];
  const { provider, clock } = fakeStream((call) => {
    sent.push(call);
    return { token: 't', conversationSid: 'c', omniProxyChannelId: 'o', providerChannelId: 'p' };
  });
  clock.now = 1000;
  const payload = { friendlyName: 'Ann', emailAddress: 'ann@example.com' } as InitPayload;
  const begun = await provider.start(payload, new AbortController().signal);

  expect(sent).toMatchObject([
    { method: 'POST', path: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat', body: payload },
  ]);
  expect(begun).toEqual({
    ...{ token: 't', conversationSid: 'c', omniProxyChannelId: 'o', friendlyName: 'Ann' },
    ...{ emailAddress: 'ann@example.com', loginTimestamp: 1000, expiration: 21_601_000 },
    stream: { providerUserId: '', providerUserToken: '', providerChannelId: 'p' },
  });
  const empty = fakeStream(() => ({}));
  await expect(empty.provider.start(payload, new AbortController().signal)).rejects.toThrow(/no token/);
});
