/** Agents work together on a chat: one gives it to another or back to the queue, and they leave notes that no borrower sees. */
/** Covers src/server/chat/{hand-over-channel,chat-notes,show-channel}.ts, src/server/chat/routes/chat-desk.ts. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer, Visitor } from '../harness.ts';
import { accept, at, desk, joinAsAgent, nameOf, reply, reviewer, rowOf } from './agents.ts';
import { begin, type Chat, join, stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  ({ server, agent, colleague } = await openChat());
});
afterAll(() => server.close());

const show = async (chat: Chat, by: Visitor) => (await by.get(`${desk}/${chat.omniProxyChannelId}`)).json();
const give = (chat: Chat, by: Visitor, to?: string) => by.post(at(chat, 'hand-over'), to ? { to } : {});

async function uuidOf(chat: Chat, asked: Visitor, of: Visitor): Promise<string> {
  const name = await nameOf(of);
  const { colleagues } = await show(chat, asked);
  return colleagues.find((one: { name: string }) => one.name === name)?.uuid;
}

test('a chat goes to a colleague who is there, and the borrower notices nothing', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const [borrower, mine] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  await joinAsAgent(server, colleague);
  const to = await uuidOf(chat, agent, colleague);
  expect((await give(chat, agent, to)).statusCode).toBe(204);

  expect(await mine.next('agent')).toMatchObject({
    present: true,
    isMine: false,
    name: await nameOf(colleague),
  });
  expect((await reply(chat, 'Still me', agent)).statusCode).toBe(409);
  expect((await reply(chat, 'Now me', colleague)).statusCode).toBe(200);
  await borrower.next('message');
  expect(borrower.heard.filter(({ t }) => t === 'agent')).toEqual([]);
  expect((await colleague.get(desk)).json().mine).toBe(1);
});

test('without a colleague it goes back to the queue, first, and the borrower is told', async () => {
  const [other, chat] = [await begin(server), await begin(server)];
  await accept(chat, agent);
  const borrower = await join(server, chat);
  expect((await give(chat, colleague)).statusCode).toBe(409);
  expect((await give(chat, agent)).statusCode).toBe(204);

  expect(await borrower.next('agent')).toEqual({ t: 'agent', present: false });
  expect(await borrower.next('queue')).toEqual({ t: 'queue', position: 1 });
  expect((await rowOf(server, other)).state).toBe('WAITING');
  expect((await give(chat, agent)).statusCode).toBe(409);
});

test('it goes to no one who is away, may not answer it, or is its borrower', async () => {
  const borrowing = await reviewer(server);
  const chat: Chat = (await borrowing.post(`${stream}/init-web-chat`, visit)).json();
  await accept(chat, agent);
  const foreign = await reviewer(server, 'alderquay');
  await foreign.get(desk);
  await joinAsAgent(server, borrowing);
  const own = (await rowOf(server, chat)).owner_uuid ?? '';
  const { colleagues } = await show(chat, agent);
  const away = (await show(chat, agent)).colleagues.map(({ uuid }: { uuid: string }) => uuid)[0];
  expect(colleagues.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(own);
  expect(colleagues.map(({ name }: { name: string }) => name)).not.toContain(await nameOf(foreign));
  server.pass(60_000);
  await agent.get(`${desk}/${chat.omniProxyChannelId}`);

  for (const to of [own, away, randomUUID()]) expect((await give(chat, agent, to)).statusCode).toBe(409);
  expect((await rowOf(server, chat)).state).toBe('LIVE');
});

test('a note is read by every agent of the lender, lies sealed, and reaches no borrower', async () => {
  const chat = await begin(server);
  const borrower = await join(server, chat);
  await accept(chat, agent);
  const note = { text: 'Speaks with a lawyer. Card 4111 1111 1111 1111' };
  expect((await agent.post(at(chat, 'notes'), note)).statusCode).toBe(204);
  await reply(chat, 'One moment', agent);
  await borrower.next('message');

  expect((await show(chat, colleague)).notes).toMatchObject([
    { by: await nameOf(agent), text: 'Speaks with a lawyer. Card •••• •••• •••• 1111' },
  ]);
  expect(JSON.stringify([borrower.welcome, borrower.heard])).not.toContain('lawyer');
  const rows = await server.world.db.selectFrom('chat_notes').selectAll().execute();
  expect(rows.some(({ body }) => Buffer.from(body).includes('lawyer'))).toBe(false);
  expect((await agent.post(at(chat, 'notes'), { text: '' })).statusCode).toBe(400);
});
