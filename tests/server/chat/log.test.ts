/** Nothing acknowledged is lost or doubled, and what is said lies sealed. */
/**
 * Covers src/server/chat/{append-message,chat-key,read-messages}.ts, src/server/platform/broadcasts/local-broadcasts.ts, src/server/platform/db/migrations/0042-chat.ts.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer, Visitor } from '../harness.ts';
import { accept, reply, rowOf } from './agents.ts';
import { begin, join, texts } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

test('[ACC-X40] a message that comes again under its own identifier is one message, on each connection', async () => {
  const chat = await begin(server);
  const [one, other] = [await join(server, chat), await join(server, chat)];
  one.say({ t: 'send', clientId: 'same', text: 'Hello' });
  const { seq } = await one.next('ack');
  one.say({ t: 'send', clientId: 'same', text: 'Hello' });
  other.say({ t: 'send', clientId: 'same', text: 'Hello again' });

  expect([(await one.next('ack')).seq, (await other.next('ack')).seq]).toEqual([seq, seq]);
  expect(texts((await join(server, chat)).welcome.messages)).toEqual(['Hello']);
});

test('what is said while the visitor is away comes when they are back, once and in order', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const line = await join(server, chat);
  line.say({ t: 'send', clientId: 'a', text: 'One' });
  await line.next('message');
  line.socket.terminate();
  for (const text of ['Two', 'Three']) await reply(chat, text, agent);
  const back = await join(server, chat, 1);
  await reply(chat, 'Four', agent);
  await back.next('message');

  expect(texts(back.welcome.messages)).toEqual(['Two', 'Three']);
  expect(back.heard.filter(({ t }) => t === 'message')).toMatchObject([
    { message: { text: 'Four', seq: 4 } },
  ]);
  // A number that this chat has not reached is none of its own.
  expect(texts((await join(server, chat, 99)).welcome.messages)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('a new browser gets the latest twenty', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  for (let count = 1; count <= 23; count += 1) await reply(chat, `No. ${count}`, agent);
  const { welcome } = await join(server, chat);

  expect(texts(welcome.messages)).toEqual(Array.from({ length: 20 }, (_, index) => `No. ${index + 4}`));
  expect(welcome.seq).toBe(23);
});

test('four connections write at once: each message is there once, in one order for all', async () => {
  const chat = await begin(server);
  const lines = await Promise.all([0, 1, 2, 3].map(() => join(server, chat)));
  const sent = lines.flatMap((line, from) =>
    Array.from({ length: 10 }, (_, count) => {
      line.say({ t: 'send', clientId: `m${from}-${count}`, text: `${from}-${count}` });
      return `${from}-${count}`;
    }),
  );
  const orders = await Promise.all(
    lines.map(async ({ next }) => {
      const messages: unknown[] = [];
      while (messages.length < sent.length) messages.push((await next('message')).message);
      return texts(messages);
    }),
  );

  expect([...(orders[0] ?? [])].sort()).toEqual([...sent].sort());
  for (const order of orders) expect(order).toEqual(orders[0]);
});

test('markup, links and marks of direction are text like any other', async () => {
  const line = await join(server, await begin(server));
  const text = '<img src=x onerror=alert(1)> \u202ehttps://own.com@evil.com';
  line.say({ t: 'send', clientId: 'a', text });

  expect(await line.next('message')).toMatchObject({ message: { text } });
});

test('what is said lies encrypted, and the log is never changed', async () => {
  const chat = await begin(server);
  const line = await join(server, chat);
  line.say({ t: 'send', clientId: 'a', text: 'a porch light' });
  await line.next('ack');
  const { db } = server.world;
  const uuid = chat.omniProxyChannelId;
  const rows = await db.selectFrom('chat_messages').selectAll().where('channel_uuid', '=', uuid).execute();

  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]?.body ?? []).includes('porch')).toBe(false);
  expect(Buffer.from((await rowOf(server, chat)).body).includes('Ann')).toBe(false);
  const change = sql`update chat_messages set seq = 9 where channel_uuid = ${uuid}`.execute(db);
  await expect(change).rejects.toThrow(/only ever added/);
});
