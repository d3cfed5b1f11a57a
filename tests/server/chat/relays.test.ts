/** What each side sees of the other as it happens: typing, how far was read, who is there, and what changed in the list. */
/**
 * Covers src/server/chat/{whisper,take-frame,agents,desk-line,tell-chat,greet,queue-position}.ts,
 *   src/server/platform/broadcasts/tell-others.ts, src/server/platform/db/migrations/0043-chat-desk.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskNumbers } from '../../../src/engine/text/mask-numbers.ts';
import { readBroadcast } from '../../../src/server/platform/broadcasts/tell-others.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, at, desk, joinAsAgent, nameOf, reply, reviewer, rowOf } from './agents.ts';
import { begin, connect, join, texts } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  ({ server, agent, colleague } = await openChat());
});
afterAll(() => server.close());

/** A chat that an agent has accepted, and both connections. */
async function talking() {
  const chat = await begin(server);
  await accept(chat, agent);
  return { chat, borrower: await join(server, chat), line: await joinAsAgent(server, agent, chat) };
}

test('[ACC-X34] an agent sees what the borrower types, without its numbers, and nothing of it is stored', async () => {
  const { chat, borrower, line } = await talking();
  borrower.say({ t: 'typing', preview: 'My card is 4111 1111 1111 1111, I owe $250,000' });
  expect(await line.next('typing')).toEqual({
    ...{ t: 'typing', on: true, preview: 'My card is •••• •••• •••• ••••, I owe $250,000' },
  });
  borrower.say({ t: 'typing', preview: null });
  expect(await line.next('typing')).toEqual({ t: 'typing', on: false });

  expect((await rowOf(server, chat)).last_seq).toBe(0);
  expect(borrower.heard.filter(({ t }) => t === 'typing')).toEqual([]);
});

test('the borrower sees that an agent types, and not what', async () => {
  const { borrower, line } = await talking();
  line.say({ t: 'typing', preview: 'Your rate would be' });
  expect(await borrower.next('typing')).toEqual({ t: 'typing', on: true });
  line.say({ t: 'typing', preview: '' });

  expect(await borrower.next('typing')).toEqual({ t: 'typing', on: false });
  expect(JSON.stringify(borrower.heard)).not.toContain('rate');
});

test('a lender that wants no previews gets none: only that someone types', async () => {
  const { org } = server.world.content.orgs.default ?? {};
  const chat = org?.chat;
  if (org) org.chat = { ...chat, typingPreview: false };
  const { borrower, line } = await talking();
  borrower.say({ t: 'typing', preview: 'Hello' });
  expect(await line.next('typing')).toEqual({ t: 'typing', on: true });
  if (org && chat) org.chat = chat;
});

test('before an agent has accepted, no one sees what is typed; a colleague who only looks types to no borrower', async () => {
  const chat = await begin(server);
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  borrower.say({ t: 'typing', preview: 'Hello?' });
  line.say({ t: 'typing', preview: 'Hi' });
  for (const one of [borrower, line]) one.say({ t: 'ping', ts: 1 });
  for (const one of [borrower, line]) await one.next('pong');

  expect([...borrower.heard, ...line.heard].filter(({ t }) => t === 'typing')).toEqual([]);
});

test('each side learns how far the other has read, and a new connection knows it', async () => {
  const { chat, borrower, line } = await talking();
  borrower.say({ t: 'send', clientId: 'a', text: 'Hello' });
  await line.next('message');
  line.say({ t: 'read', seq: 1 });
  expect(await borrower.next('read')).toEqual({ t: 'read', seq: 1 });
  await reply(chat, 'Good morning', agent);
  await borrower.next('message');
  borrower.say({ t: 'read', seq: 2 });

  expect(await line.next('read')).toEqual({ t: 'read', seq: 2 });
  expect((await joinAsAgent(server, agent, chat)).welcome).toMatchObject({ read: 2 });
  expect((await join(server, chat)).welcome).toMatchObject({ read: 2 });
});

test('an agent writes over the connection, under their own name for colleagues and as no one for the borrower', async () => {
  const { chat, borrower, line } = await talking();
  const name = await nameOf(agent);
  line.say({ t: 'send', clientId: 'a', text: 'How can I help?' });
  expect(await line.next('ack')).toMatchObject({ clientId: 'a', seq: 1 });
  expect(await line.next('message')).toMatchObject({ message: { role: 'agent', name } });
  expect(await borrower.next('message')).toMatchObject({ message: { text: 'How can I help?' } });
  const other = await joinAsAgent(server, colleague, chat);
  other.say({ t: 'send', clientId: 'b', text: 'Me too' });

  expect(await other.next('nack')).toMatchObject({ code: 'TAKEN' });
  expect(other.welcome.agent).toEqual({ present: true, isMine: false, name });
  expect(line.welcome.agent).toEqual({ present: true, isMine: true, name });
  expect(JSON.stringify([borrower.welcome, borrower.heard])).not.toContain('@');
});

test('the desk hears of each change of its list, and one word for many that come at once', async () => {
  const line = await joinAsAgent(server, agent);
  const chat = await begin(server);
  await line.next('changed');
  const borrower = await join(server, chat);
  for (let count = 0; count < 20; count += 1) borrower.say({ t: 'send', clientId: `m${count}`, text: 'Hi' });
  for (let count = 0; count < 20; count += 1) await borrower.next('ack');
  await line.next('changed');

  expect(line.heard.filter(({ t }) => t === 'changed').length).toBeLessThan(20);
});

test('the chat of an agent who is gone is first in the queue, and its borrower is told', async () => {
  const [other, chat] = [await begin(server), await begin(server)];
  await accept(chat, agent);
  const borrower = await join(server, chat);
  server.pass(46_000);
  borrower.say({ t: 'ping', ts: 1 });

  expect(await borrower.next('agent')).toEqual({ t: 'agent', present: false });
  expect(await borrower.next('queue')).toEqual({ t: 'queue', position: 1 });
  const { chats } = (await colleague.get(desk)).json();
  const waiting = chats.filter(({ state }: { state: string }) => state === 'WAITING');
  expect(waiting[0].uuid).toBe(chat.omniProxyChannelId);
  expect(waiting.map(({ uuid }: { uuid: string }) => uuid)).toContain(other.omniProxyChannelId);
  expect((await accept(chat, colleague)).statusCode).toBe(204);
  expect(await borrower.next('agent')).toEqual({ t: 'agent', present: true });
  expect((await reply(chat, 'I was away', agent)).statusCode).toBe(409);
});

test('an agent who answers by calls alone is there', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const borrower = await join(server, chat);
  for (const text of ['One', 'Two', 'Three']) {
    server.pass(40_000);
    expect((await reply(chat, text, agent)).statusCode).toBe(200);
    borrower.say({ t: 'ping', ts: 1 });
    await borrower.next('pong');
  }

  expect(borrower.heard.filter(({ t }) => t === 'agent')).toEqual([]);
});

test('[ACC-X46] the connection of an agent opens only for a reviewer of the lender', async () => {
  const chat = await begin(server);
  const borrower = await join(server, chat);
  const [visitor, foreign] = [new Visitor(server.app), await reviewer(server, 'alderquay')];
  for (const [token, cookies] of [
    [chat.token, {}],
    ['', {}],
    [agent.token, {}],
    [agent.token, colleague.cookies],
    [foreign.token, foreign.cookies],
    [visitor.token ?? 'x', agent.cookies],
  ] as const) {
    const cookie = Object.entries(cookies).map((pair) => pair.join('='));
    const line = await connect(server, { cookie: cookie.join('; ') });
    line.say({ t: 'hello', role: 'agent', token, channelId: chat.omniProxyChannelId, lastSeq: 0 });
    expect(await line.closed, String(token)).toBe(4401);
    expect(line.heard).toEqual([]);
  }
  await agent.post(at(chat, 'accept'), {});
  expect(await borrower.next('agent')).toEqual({ t: 'agent', present: true });
});

test('an agent sees the end and is let go, as the borrower is', async () => {
  const { chat, line } = await talking();
  line.say({ t: 'send', clientId: 'a', text: 'Goodbye' });
  await line.next('ack');
  await agent.post(at(chat, 'end'), {});

  expect(await line.next('channel')).toEqual({ t: 'channel', frozen: true, by: 'agent', isMine: true });
  expect(await line.closed).toBe(4410);
  const after = (await agent.get(`${desk}/${chat.omniProxyChannelId}`)).json();
  expect(texts(after.messages)).toEqual(['Goodbye']);
});

test.each([
  ['078-05-1', '•••-••-•'],
  ['call 555 0100 now', 'call ••• •••• now'],
  ['$250,000 at 7.5 % in 2026', '$250,000 at 7.5 % in ••••'],
  ['7 or 8, 123', '7 or 8, 123'],
])('%s is shown as %s while it is typed', (typed, shown) => {
  expect(maskNumbers(typed, { isTyped: true })).toBe(shown);
});

test('a notice names what changed, and may bring a word', () => {
  expect(readBroadcast('a/b')).toEqual({ topic: 'a/b' });
  expect(readBroadcast('a/b c d')).toEqual({ topic: 'a/b', said: 'c d' });
});
