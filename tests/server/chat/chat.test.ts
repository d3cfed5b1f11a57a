/**
 * Covers src/server/chat, src/server/notices/{local-notices,notices,tell-others}.ts, src/server/routes/{chat,chat-desk}.ts,
 *   src/server/db/migrations/0042-chat.ts.
 */
/** A visitor and an agent write to each other on a real database: nothing acknowledged is lost or doubled, and no one learns what is not theirs. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatToken } from '../../../src/server/chat/chat-token.ts';
import { readFrame } from '../../../src/server/chat/frame.ts';
import { productContent } from '../../product.ts';
import { openTestServer, type TestServer, Visitor } from '../harness.ts';
import {
  begin,
  type Chat,
  connect,
  hour,
  join,
  openingNow,
  stream,
  texts,
  toOpen,
  visit,
} from './chat-line.ts';

const twilio = '/service-csp/external/api/v1/twilio';
const desk = '/service-desk/secure/api/v1/chat';
let server: TestServer;
let agent: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  server = await openTestServer({ content: productContent() });
  toOpen(server);
  [agent, colleague] = [await reviewer(), await reviewer()];
}, 60_000);
afterAll(() => server.close());

async function reviewer(): Promise<Visitor> {
  const [email, password] = [`chat${randomUUID()}@example.com`, 'four random words here'];
  const visitor = new Visitor(server.app);
  await visitor.post('/sandbox/reviewers', { email, password });
  await visitor.post('/identity/api/v1/login', { email, password });
  return visitor;
}

const at = ({ omniProxyChannelId: uuid }: Chat, what: string) => `${desk}/${uuid}/${what}`;
const accept = (chat: Chat, by = agent) => by.post(at(chat, 'accept'), {});
const reply = (chat: Chat, text: string, by = agent) =>
  by.post(at(chat, 'messages'), { clientId: randomUUID(), text });

test('a visitor waits, an agent accepts and answers, and the visitor does not learn who', async () => {
  const chat = await begin(server);
  const line = await join(server, chat);
  expect(line.welcome).toMatchObject({ seq: 0, frozen: false, agent: { present: false }, messages: [] });
  expect(await line.next('queue')).toMatchObject({ position: expect.any(Number) });
  const { chats } = (await agent.get(desk)).json();
  expect(chats.find(({ uuid }: { uuid: string }) => uuid === chat.omniProxyChannelId)).toMatchObject({
    ...{ state: 'WAITING', name: 'Ann Lee', email: 'ann@example.com', isMine: false },
    pageUrl: 'https://lender.example/a',
  });

  expect((await accept(chat)).statusCode).toBe(204);
  expect(await line.next('agent')).toEqual({ t: 'agent', present: true });
  line.say({ t: 'send', clientId: 'first', text: 'Is 078-05-1120 right?' });
  expect(await line.next('ack')).toMatchObject({ clientId: 'first', seq: 1 });
  expect((await reply(chat, 'Please do not send that.')).json()).toMatchObject({ seq: 2 });
  expect(await line.next('message')).toMatchObject({
    message: { seq: 1, role: 'borrower', text: 'Is •••-••-1120 right?' },
  });
  await line.next('message');

  const row = await rowOf(chat);
  const all = JSON.stringify(line.heard);
  expect(all).toContain('Please do not send that.');
  expect(all).not.toContain(row.agent_uuid);
  expect(all).not.toContain('@');
  const seen = (await agent.get(`${desk}/${chat.omniProxyChannelId}?after=1`)).json();
  expect(texts(seen.messages)).toEqual(['Please do not send that.']);
});

function rowOf({ omniProxyChannelId }: Chat) {
  const rows = server.world.db.selectFrom('chat_channels').selectAll();
  return rows.where('uuid', '=', omniProxyChannelId).executeTakeFirstOrThrow();
}

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
  await accept(chat);
  const line = await join(server, chat);
  line.say({ t: 'send', clientId: 'a', text: 'One' });
  await line.next('message');
  line.socket.terminate();
  for (const text of ['Two', 'Three']) await reply(chat, text);
  const back = await join(server, chat, 1);
  await reply(chat, 'Four');
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
  await accept(chat);
  for (let count = 1; count <= 23; count += 1) await reply(chat, `No. ${count}`);
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
}, 60_000);

test('the end freezes the chat for both; what comes later is not taken, and a new connection is told', async () => {
  const chat = await begin(server);
  await accept(chat);
  const line = await join(server, chat);
  expect((await colleague.post(at(chat, 'end'), {})).statusCode).toBe(409);
  expect((await agent.post(at(chat, 'end'), {})).statusCode).toBe(204);

  expect(await line.next('channel')).toEqual({ t: 'channel', frozen: true });
  expect(await line.closed).toBe(4410);
  const late = await join(server, chat);
  expect(late.welcome).toMatchObject({ frozen: true });
  expect(await late.closed).toBe(4410);
  expect((await reply(chat, 'Too late')).statusCode).toBe(410);
  const refresh = await new Visitor(server.app).post(`${twilio}/refreshToken`, { token: chat.token });
  expect(refresh.statusCode).toBe(401);
});

test('of two agents the first has the chat', async () => {
  const chat = await begin(server);
  const answers = await Promise.all([accept(chat), accept(chat, colleague)]);
  const loser = answers[0]?.statusCode === 204 ? colleague : agent;

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await reply(chat, 'Hi', loser)).statusCode).toBe(409);
});

test('[ACC-X46] the desk is closed to visitors, and a chat to the token of another', async () => {
  const [chat, other] = [await begin(server), await begin(server)];
  const visitor = new Visitor(server.app);
  for (const path of [desk, `${desk}/${chat.omniProxyChannelId}`])
    expect((await visitor.get(path)).statusCode).toBe(401);
  expect((await accept(chat, visitor)).statusCode).toBe(401);
  const line = await connect(server);
  line.say({ t: 'hello', token: other.token, channelId: chat.omniProxyChannelId, lastSeq: 0 });

  expect(await line.closed).toBe(4401);
  expect(line.heard).toEqual([]);
});

test('an agent who is the borrower has no chat to accept', async () => {
  const { json } = await agent.post(`${stream}/init-web-chat`, visit);
  const chat: Chat = json();

  expect((await accept(chat)).statusCode).toBe(404);
  expect((await accept(chat, colleague)).statusCode).toBe(204);
});

test('a token that is changed, over or missing opens nothing; a fresh one lasts no longer', async () => {
  const chat = await begin(server);
  const channel = chat.omniProxyChannelId;
  const now = server.world.clock.now();
  const over = chatToken(server.world.secrets, { channel, expiresAt: now });
  const longer = chat.token.replace(/\.\d+\./, `.${now + 99 * hour}.`);
  for (const token of [over, longer, `${chat.token}0`, '', 'a.b.c.d']) {
    const line = await connect(server);
    line.say({ t: 'hello', token, channelId: channel, lastSeq: 0 });
    expect(await line.closed, token).toBe(4401);
  }
  const visitor = new Visitor(server.app);
  const { token } = (await visitor.post(`${twilio}/refreshToken`, { token: chat.token })).json();
  expect(token).not.toBe(chat.token);
  expect(token.split('.')[1]).toBe(chat.token.split('.')[1]);
  expect((await join(server, { ...chat, token })).welcome).toMatchObject({ frozen: false });
});

test('a page of another site opens no connection', async () => {
  await expect(connect(server, { origin: 'https://evil.example' })).rejects.toThrow(/403/);
  await expect(connect(server, { origin: 'null' })).rejects.toThrow(/403/);
  await expect(connect(server, { origin: 'http://localhost' })).resolves.toBeDefined();
  expect((await new Visitor(server.app).get(`${stream}/socket`)).statusCode).toBe(426);
});

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
}, 60_000);

test('a sign of life is answered, and how far the visitor has read is noted', async () => {
  const chat = await begin(server);
  const line = await join(server, chat);
  line.say({ t: 'send', clientId: 'a', text: 'Hi' });
  line.say({ t: 'read', seq: 1 });
  line.say({ t: 'read', seq: 7 });
  line.say({ t: 'ping', ts: 42 });

  expect(await line.next('pong')).toEqual({ t: 'pong', ts: 42 });
  expect((await rowOf(chat)).read_seq).toBe(1);
});

test('names and addresses of 128 characters are taken; of 129 they are not, and none are not', async () => {
  let host = 0;
  const post = async (more: object) => {
    host += 1;
    const row = { method: 'POST', url: `${stream}/init-web-chat`, remoteAddress: `10.2.2.${host}` } as const;
    return (await new Visitor(server.app).send({ ...row, payload: { ...visit, ...more } })).statusCode;
  };
  const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  const asked = [
    ...[{ friendlyName: 'n'.repeat(128) }, { friendlyName: 'n'.repeat(129) }, { friendlyName: '  ' }],
    ...[{ emailAddress: address(128) }, { emailAddress: address(129) }, { emailAddress: 'ann' }],
    { orgCode: 'elsewhere' },
  ];
  const answers: number[] = [];
  for (const more of asked) answers.push(await post(more));

  expect(answers).toEqual([200, 400, 400, 200, 400, 400, 400]);
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
  expect(Buffer.from((await rowOf(chat)).body).includes('Ann')).toBe(false);
  const change = sql`update chat_messages set seq = 9 where channel_uuid = ${uuid}`.execute(db);
  await expect(change).rejects.toThrow(/only ever added/);
});

test('the survey knows a chat by a number, and none by what is no chat', async () => {
  const ask = async (omniProxyChannelId: string) =>
    (await new Visitor(server.app).post(`${twilio}/web-chat-info`, { omniProxyChannelId })).json();
  const { omniProxyChannelId } = await begin(server);

  expect(await ask(omniProxyChannelId)).toEqual({ contactId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect([await ask(randomUUID()), await ask('x')]).toEqual([{ contactId: null }, { contactId: null }]);
});

test('six hours later the token is over, and out of hours no chat begins', async () => {
  const line = await join(server, await begin(server));
  server.pass(6 * hour - 60_000);
  line.say({ t: 'ping', ts: 1 });
  expect(await line.next('pong')).toBeDefined();
  server.pass(60_000);
  line.say({ t: 'ping', ts: 2 });
  expect(await line.closed).toBe(4401);

  const { isOpen, changesAt = 0 } = openingNow(server);
  if (isOpen) server.pass(changesAt - server.world.clock.now());
  const answer = await new Visitor(server.app).post(`${stream}/init-web-chat`, visit);
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'CLOSED']);
});
