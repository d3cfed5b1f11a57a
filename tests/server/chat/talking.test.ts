/** A visitor and an agent write to each other on a real database, and no one learns what is not theirs. */
/**
 * Covers src/server/chat/{accept-channel,list-channels,look,take-frame}.ts, src/server/chat/routes/chat-desk.ts.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, at, desk, reply, rowOf } from './agents.ts';
import { begin, type Chat, join, stream, texts, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

const twilio = '/service-csp/external/api/v1/twilio';
let server: TestServer;
let agent: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  ({ server, agent, colleague } = await openChat());
});
afterAll(() => server.close());

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

  expect((await accept(chat, agent)).statusCode).toBe(204);
  expect(await line.next('agent')).toEqual({ t: 'agent', present: true });
  line.say({ t: 'send', clientId: 'first', text: 'Is 078-05-1120 right?' });
  expect(await line.next('ack')).toMatchObject({ clientId: 'first', seq: 1 });
  expect((await reply(chat, 'Please do not send that.', agent)).json()).toMatchObject({ seq: 2 });
  expect(await line.next('message')).toMatchObject({
    message: { seq: 1, role: 'borrower', text: 'Is •••-••-1120 right?' },
  });
  await line.next('message');

  const row = await rowOf(server, chat);
  const all = JSON.stringify(line.heard);
  expect(all).toContain('Please do not send that.');
  expect(all).not.toContain(row.agent_uuid);
  expect(all).not.toContain('@');
  const seen = (await agent.get(`${desk}/${chat.omniProxyChannelId}?after=1`)).json();
  expect(texts(seen.messages)).toEqual(['Please do not send that.']);
});

test('the end freezes the chat for both; what comes later is not taken, and a new connection is told', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const line = await join(server, chat);
  expect((await colleague.post(at(chat, 'end'), {})).statusCode).toBe(409);
  expect((await agent.post(at(chat, 'end'), {})).statusCode).toBe(204);

  expect(await line.next('channel')).toEqual({ t: 'channel', frozen: true });
  expect(await line.closed).toBe(4410);
  const late = await join(server, chat);
  expect(late.welcome).toMatchObject({ frozen: true });
  expect(await late.closed).toBe(4410);
  expect((await reply(chat, 'Too late', agent)).statusCode).toBe(410);
  const refresh = await new Visitor(server.app).post(`${twilio}/refreshToken`, { token: chat.token });
  expect(refresh.statusCode).toBe(401);
});

test('of two agents the first has the chat', async () => {
  const chat = await begin(server);
  const answers = await Promise.all([accept(chat, agent), accept(chat, colleague)]);
  const loser = answers[0]?.statusCode === 204 ? colleague : agent;

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await reply(chat, 'Hi', loser)).statusCode).toBe(409);
});

test('an agent who is the borrower has no chat to accept', async () => {
  const { json } = await agent.post(`${stream}/init-web-chat`, visit);
  const chat: Chat = json();

  expect((await accept(chat, agent)).statusCode).toBe(404);
  expect((await accept(chat, colleague)).statusCode).toBe(204);
});

test('a sign of life is answered, and how far the visitor has read is noted', async () => {
  const chat = await begin(server);
  const line = await join(server, chat);
  line.say({ t: 'send', clientId: 'a', text: 'Hi' });
  line.say({ t: 'read', seq: 1 });
  line.say({ t: 'read', seq: 7 });
  line.say({ t: 'ping', ts: 42 });

  expect(await line.next('pong')).toEqual({ t: 'pong', ts: 42 });
  expect((await rowOf(server, chat)).read_seq).toBe(1);
});

test('who waits learns with a sign of life that those before them are gone', async () => {
  const [first, next] = [await begin(server), await begin(server)];
  const line = await join(server, next);
  const before = Number((await line.next('queue')).position);
  line.say({ t: 'ping', ts: 1 });
  await line.next('pong');
  await accept(first, agent);
  line.say({ t: 'ping', ts: 2 });

  expect(await line.next('queue')).toEqual({ t: 'queue', position: before - 1 });
});

test('the survey knows a chat by a number, and none by what is no chat', async () => {
  const ask = async (omniProxyChannelId: string) =>
    (await new Visitor(server.app).post(`${twilio}/web-chat-info`, { omniProxyChannelId })).json();
  const { omniProxyChannelId } = await begin(server);

  expect(await ask(omniProxyChannelId)).toEqual({ contactId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect([await ask(randomUUID()), await ask('x')]).toEqual([{ contactId: null }, { contactId: null }]);
});
