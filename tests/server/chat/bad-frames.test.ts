/** What is no frame, too large or too much ends at most its own connection. */
/**
 * Covers src/server/chat/{frame,line,serve-socket}.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFrame } from '../../../src/server/chat/frame.ts';
import type { TestServer } from '../harness.ts';
import { begin, connect, join } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  ({ server } = await openChat());
});
afterAll(() => server.close());

test('what comes before the hello ends the connection, and a second hello is refused', async () => {
  const chat = await begin(server);
  const early = await connect(server);
  early.say({ t: 'send', clientId: 'a', text: 'Hello' });
  expect(await early.closed).toBe(4401);

  const line = await join(server, chat);
  line.say({ t: 'hello', token: chat.token, channelId: chat.omniProxyChannelId, lastSeq: 0 });
  expect(await line.next('error')).toMatchObject({ code: 'FRAME' });
});

test.each([
  ...['', '{', '{"t":"send","clientId":"a"', 'null', '[]', '"send"', '{"t":"send"}', '{"t":"toString"}'],
  ...['{"t":"send","clientId":"a b","text":"x"}', '{"t":"send","clientId":"a","text":7}', '{"t":"ping"}'],
  '{"t":"ping","ts":1,"language":"<b>"}',
  ...['{"t":"hello","token":"a","channelId":"b","lastSeq":-1}', '{"t":"read","seq":1.5}', '\u0000'],
])('%j is no frame', (text) => {
  expect(readFrame(Buffer.from(text))).toBeUndefined();
});

test('broken frames are refused and the chat goes on; too many of them end the connection', async () => {
  const line = await join(server, await begin(server));
  line.socket.send('{"t":"send","clientId":"a"');
  line.socket.send(Buffer.from([0xff, 0xfe, 0x00]));
  line.say({ t: 'send', clientId: 'a', text: 'Still here' });
  expect(await line.next('ack')).toMatchObject({ seq: 1 });
  for (let count = 0; count < 6; count += 1) line.socket.send('no');

  expect(await line.closed).toBe(1008);
});

test('a frame of a megabyte ends the connection and nothing else', async () => {
  const chat = await begin(server);
  const line = await join(server, chat);
  line.say({ t: 'send', clientId: 'big', text: 'x'.repeat(1_000_000) });

  expect(await line.closed).toBe(1009);
  expect((await join(server, chat)).welcome.messages).toEqual([]);
});

test('10,000 characters are a message; 10,001 are not, and blanks are not', async () => {
  const line = await join(server, await begin(server));
  line.say({ t: 'send', clientId: 'a', text: 'x'.repeat(10_000) });
  line.say({ t: 'send', clientId: 'b', text: 'x'.repeat(10_001) });
  line.say({ t: 'send', clientId: 'c', text: ' \n ' });

  expect(await line.next('ack')).toMatchObject({ clientId: 'a' });
  expect(await line.next('nack')).toMatchObject({ clientId: 'b', code: 'SIZE' });
  expect(await line.next('nack')).toMatchObject({ clientId: 'c', code: 'EMPTY' });
});

test('more than sixty messages a minute are not taken, and a minute later they are', async () => {
  const line = await join(server, await begin(server));
  for (let count = 0; count < 61; count += 1) line.say({ t: 'send', clientId: `m${count}`, text: 'Hi' });
  expect(await line.next('nack')).toMatchObject({ clientId: 'm60', code: 'RATE' });
  server.pass(60_000);
  line.say({ t: 'send', clientId: 'm60', text: 'Hi' });
  for (let count = 0; count < 60; count += 1) await line.next('ack');

  expect(await line.next('ack')).toMatchObject({ clientId: 'm60', seq: 61 });
});
