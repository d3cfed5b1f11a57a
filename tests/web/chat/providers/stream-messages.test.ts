/** Messages of the borrower over a stream that drops, refuses and keeps silent: each is taken once, or has failed. */
/** Covers src/web/chat/providers/stream/{send-draft,upload-files}.ts, src/web/chat/line/{open-sends,message-log}.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStream, message, welcome } from '../../../chat/fake-stream.ts';
import { draft, pass } from '../../../chat/test-ground.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a message is sent when the server says so, and comes back under its own identifier', async () => {
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

test('[ACC-X35] a message is refused at once without a connection, and by a word of the server', async () => {
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

test('[ACC-X40] a message whose answer was lost goes out again under its identifier', async () => {
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

test('a message whose answer was lost is sent when it is found among those that came meanwhile', async () => {
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

test('a message without any answer has failed after 30 s', async () => {
  const { provider, join } = fakeStream();
  const socket = await join();
  const sent = provider.send(draft('a')).catch((error: unknown) => error);
  await pass(29);
  socket.says({ t: 'pong', ts: 1 });
  await pass(1);

  expect(await sent).toMatchObject({ code: 'SILENCE' });
});

test('a message brings its files first; sent again, it brings them no second time', async () => {
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

test('a message whose file the server refuses is not sent', async () => {
  const { provider, join } = fakeStream(() => 415);
  const socket = await join();
  const sent = provider.send({ ...draft('a'), files: [new File(['x'], 'a.exe')] });

  await expect(sent).rejects.toMatchObject({ status: 415 });
  expect(socket.heard.map(({ t }) => t)).toEqual(['hello']);
});
