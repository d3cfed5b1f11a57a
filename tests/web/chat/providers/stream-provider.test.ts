/**
 * Covers src/web/chat/providers/stream, src/web/chat/line/{event-hub,retry-wait,open-sends,message-log,begin-live,fresh-token,texts-of}.ts.
 */
/** The stream's provider against a server that drops, repeats, refuses and keeps silent. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../../../../src/web/api/transport/build-request.ts';
import { retryWait } from '../../../../src/web/chat/line/retry-wait.ts';
import type { InitPayload, ProviderEvent } from '../../../../src/web/chat/port/chat-provider.ts';
import { fakeStream, message, session, welcome } from '../../../chat/fake-stream.ts';
import { draft, policies, states, texts } from '../../../chat/test-ground.ts';

const kinds = (events: ProviderEvent[]) => events.map(({ type }) => type);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line', () => {
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
    // An attempt that has just begun goes on; one that hangs is replaced.
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

  test('a chat that ended while the browser was away ends when it is back', async () => {
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
});

describe('the token', () => {
  test('one that is refused is replaced once, and the fresh one is to be stored', async () => {
    const { events, calls, join, latest } = fakeStream();
    (await join()).drops(4401);
    await pass(0);
    latest().opens();

    expect(calls).toMatchObject([{ method: 'POST', body: { token: 'token-1' } }]);
    expect(latest().heard[0]).toMatchObject({ t: 'hello', token: 'token-2' });
    expect(events).toContainEqual({ type: 'session', session: { ...session, token: 'token-2' } });
    latest().drops(4401);
    await pass(60);
    expect(calls).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'token', about: 'invalid' });
  });

  test('[ACC-X44] a fresh one that is refused (401) ends the line; trouble of the server (503) is said, and tried again', async () => {
    const refused = fakeStream(() => 401);
    (await refused.join()).drops(4401);
    await pass(60);
    expect(refused.events.at(-1)).toEqual({ type: 'token', about: 'invalid' });
    expect(refused.sockets).toHaveLength(1);

    const ill = fakeStream(() => 503);
    (await ill.join()).drops(4401);
    await pass(0);
    expect(ill.events).toContainEqual({ type: 'token', about: 'expired' });
    await pass(1);
    expect(ill.sockets).toHaveLength(2);
  });

  test('[ACC-X44] a fresh one that comes after the end is not used', async () => {
    let answer: (token: object) => void = () => {};
    const late = new Promise<object>((done) => {
      answer = done;
    });
    const { provider, events, sockets, join } = fakeStream(() => late);
    (await join()).drops(4401);
    await pass(0);
    await provider.end();
    answer({ token: 'late' });
    await pass(60);

    expect(events.at(-1)).toEqual({ type: 'ended', why: 'closed' });
    expect(events.filter(({ type }) => type === 'session')).toEqual([]);
    expect(sockets).toHaveLength(1);
  });
});

describe('a message', () => {
  test('is sent when the server says so, and comes back under its own identifier', async () => {
    const { provider, events, join } = fakeStream();
    const socket = await join();
    const sent = provider.send(draft('a'));
    await pass(0);
    expect(socket.heard.at(-1)).toEqual({ t: 'send', clientId: 'a', text: 'Hello', files: [] });
    socket.says({ t: 'ack', clientId: 'a', id: 'm1', seq: 1 });
    socket.says({ t: 'message', message: message(1, { clientId: 'a', role: 'borrower' }) });

    expect(await sent).toEqual({ id: 'm1', seq: 1 });
    expect(events).toContainEqual({ type: 'ack', clientId: 'a', id: 'm1' });
    expect(events).toContainEqual({
      type: 'message',
      message: expect.objectContaining({ id: 'm1', clientId: 'a', status: 'sent' }),
    });
  });

  test('[ACC-X35] is refused at once without a connection, and by a word of the server', async () => {
    const { provider, join } = fakeStream();
    await expect(provider.send(draft('a'))).rejects.toMatchObject({ code: 'OFFLINE' });
    const socket = await join();
    const sent = provider.send(draft('a')).catch((error: unknown) => error);
    await pass(0);
    socket.says({ t: 'nack', clientId: 'a', code: 'RATE', message: 'Too many messages.' });

    expect(await sent).toMatchObject({ code: 'REFUSED', detail: 'RATE' });
    const again = provider.send(draft('a'));
    await pass(0);
    socket.says({ t: 'ack', clientId: 'a', id: 'm1', seq: 1 });
    await expect(again).resolves.toEqual({ id: 'm1', seq: 1 });
  });

  test('[ACC-X40] whose answer was lost goes out again under its identifier', async () => {
    const { provider, join, latest } = fakeStream();
    const socket = await join();
    const sent = provider.send(draft('a'));
    await pass(0);
    socket.drops();
    await pass(1);
    latest().opens();
    latest().says(welcome());
    expect(latest().heard.at(-1)).toEqual({ t: 'send', clientId: 'a', text: 'Hello', files: [] });
    latest().says({ t: 'ack', clientId: 'a', id: 'm1', seq: 1 });

    await expect(sent).resolves.toEqual({ id: 'm1', seq: 1 });
  });

  test('whose answer was lost is sent when it is found among those that came meanwhile', async () => {
    const { provider, join, latest } = fakeStream();
    const socket = await join();
    const sent = provider.send(draft('a'));
    await pass(0);
    socket.drops();
    await pass(1);
    latest().opens();
    latest().says(welcome([message(1, { clientId: 'a', role: 'borrower' })]));

    await expect(sent).resolves.toEqual({ id: 'm1', seq: 1 });
    expect(latest().heard).toHaveLength(1);
  });

  test('without any answer has failed after 30 s', async () => {
    const { provider, join } = fakeStream();
    const socket = await join();
    const sent = provider.send(draft('a')).catch((error: unknown) => error);
    await pass(29);
    socket.says({ t: 'pong', ts: 1 });
    await pass(1);

    expect(await sent).toMatchObject({ code: 'SILENCE' });
  });

  test('brings its files first; sent again, it brings them no second time', async () => {
    let count = 0;
    const { provider, calls, join } = fakeStream(() => {
      count += 1;
      return { id: `file-${count}` };
    });
    const socket = await join();
    const files = [new File(['one'], 'a.txt'), new File(['two'], 'b.pdf')];
    const first = provider.send({ ...draft('a', ''), files }).catch(() => 'failed');
    await pass(0);
    socket.says({ t: 'nack', clientId: 'a', code: 'LATER' });
    expect(await first).toBe('failed');
    void provider.send({ ...draft('a', ''), files });
    await pass(0);

    expect(socket.heard.at(-1)).toEqual({
      ...{ t: 'send', clientId: 'a', text: '' },
      files: ['file-1', 'file-2'],
    });
    expect(calls).toHaveLength(2);
    const form = calls[0]?.body as FormData;
    expect([form.get('token'), form.get('channelId'), (form.get('file') as File).name]).toEqual([
      ...['token-1', 'channel', 'a.txt'],
    ]);
  });

  test('whose file the server refuses is not sent', async () => {
    const { provider, join } = fakeStream(() => 415);
    const socket = await join();
    const sent = provider.send({ ...draft('a'), files: [new File(['x'], 'a.exe')] });

    await expect(sent).rejects.toMatchObject({ status: 415 });
    expect(socket.heard.map(({ t }) => t)).toEqual(['hello']);
  });
});

describe('what else is told', () => {
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
});

test('a chat begins with what the specification sends, and lasts six hours', async () => {
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
