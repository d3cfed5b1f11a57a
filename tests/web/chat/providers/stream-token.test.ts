/** The token of a chat of the stream: refused, replaced, and too late. */
/** Covers src/web/chat/providers/stream/line-closed.ts, src/web/chat/line/fresh-token.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStream, session } from '../../../chat/fake-stream.ts';
import { pass } from '../../../chat/test-ground.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  const left = provider.end();
  answer({ token: 'late' });
  await left;
  await pass(60);

  expect(events.at(-1)).toEqual({ type: 'ended', why: 'closed' });
  expect(events.filter(({ type }) => type === 'session')).toEqual([]);
  expect(sockets).toHaveLength(1);
});
