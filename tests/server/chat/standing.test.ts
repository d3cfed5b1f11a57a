/** Who answers knows whether the borrower is there, and how a chat came to its end; who waits keeps their chat when an agent is gone. */
/** Covers src/server/chat/{borrower-there,over,look,greet,take-frame,agents}.ts, src/server/platform/db/migrations/0046-chat-standing.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, at, desk, joinAsAgent } from './agents.ts';
import { begin, type Chat, hour, join, stream, texts } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  ({ server, agent, colleague } = await openChat());
});
afterAll(() => server.close());

const listed = async ({ omniProxyChannelId }: Chat, by = agent) =>
  (await by.get(desk)).json().chats.find(({ uuid }: { uuid: string }) => uuid === omniProxyChannelId);
const ping = { t: 'ping', ts: 1 };

test('a borrower who closes the tab is away once they were not heard for as long as the limit says, and back at once', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  borrower.socket.close();
  server.pass(24_000);
  line.say(ping);
  await line.next('pong');
  expect(await listed(chat)).toMatchObject({ isAway: false });

  const list = await joinAsAgent(server, agent);
  server.pass(2000);
  line.say(ping);
  expect(await line.next('borrower')).toEqual({ t: 'borrower', away: true });
  await list.next('changed');
  expect(await listed(chat)).toMatchObject({ isAway: true, isMine: true });
  expect((await joinAsAgent(server, agent, chat)).welcome).toMatchObject({ away: true });

  const back = await join(server, chat);
  expect(await line.next('borrower')).toEqual({ t: 'borrower', away: false });
  expect(JSON.stringify([back.welcome, back.heard])).not.toContain('away');
});

test('a borrower who gives signs of life is there for hours', async () => {
  const chat = await begin(server);
  const borrower = await join(server, chat);
  for (let times = 0; times < 6; times += 1) {
    server.pass(10_000);
    borrower.say(ping);
    await borrower.next('pong');
    expect(await listed(chat)).toMatchObject({ isAway: false });
  }
});

test('each agent is told who ended a chat, then and later; the borrower only that it is over', async () => {
  const ends = {
    borrower: ({ token }: Chat) => new Visitor(server.app).post(`${stream}/end-web-chat`, { token }),
    agent: (chat: Chat) => agent.post(at(chat, 'end'), {}),
  };
  for (const [by, end] of Object.entries(ends)) {
    const chat = await begin(server);
    await accept(chat, agent);
    const lines = [await joinAsAgent(server, agent, chat), await joinAsAgent(server, colleague, chat)];
    const borrower = await join(server, chat);
    expect((await end(chat)).statusCode).toBe(204);

    const [own, other] = await Promise.all(lines.map(({ next }) => next('channel')));
    const isMine = (mine: boolean) => (by === 'agent' ? { isMine: mine } : {});
    expect(own).toEqual({ t: 'channel', frozen: true, by, ...isMine(true) });
    expect(other).toEqual({ t: 'channel', frozen: true, by, ...isMine(false) });
    expect(await borrower.next('channel')).toEqual({ t: 'channel', frozen: true });
    expect((await joinAsAgent(server, agent, chat)).welcome).toMatchObject({ frozen: true, by });
  }
});

test('an agent gone before the first message came leaves the borrower first in line, and the next agent gets it once', async () => {
  const [behind, chat] = [await begin(server), await begin(server)];
  await accept(chat, agent);
  const borrower = await join(server, chat);
  expect(borrower.welcome).toMatchObject({ agent: { present: true } });
  server.pass(46_000);
  borrower.say(ping);

  expect(await borrower.next('agent')).toEqual({ t: 'agent', present: false });
  expect(await borrower.next('queue')).toEqual({ t: 'queue', position: 1 });
  expect((await listed(chat, colleague)).state).toBe('WAITING');
  expect((await listed(behind, colleague)).state).toBe('WAITING');
  await accept(chat, colleague);
  const line = await joinAsAgent(server, colleague, chat);
  expect(await borrower.next('agent')).toEqual({ t: 'agent', present: true });
  // What waited is sent under the identifier that it had at the first try, so both tries are one message.
  for (let tries = 0; tries < 2; tries += 1)
    borrower.say({ t: 'send', clientId: 'first-1', text: 'When is the fee due?' });
  await borrower.next('ack');
  await borrower.next('ack');

  expect(await line.next('message')).toMatchObject({ message: { text: 'When is the fee due?' } });
  const { messages } = (await colleague.get(`${desk}/${chat.omniProxyChannelId}`)).json();
  expect(texts(messages)).toEqual(['When is the fee due?']);
});

test('an agent whose borrower stays too long is told that the time of the chat is up', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const line = await joinAsAgent(server, agent, chat);
  server.pass(6 * hour);
  line.say(ping);

  expect(await line.next('channel')).toEqual({ t: 'channel', frozen: true, by: 'time' });
  expect(await line.closed).toBe(4410);
});
