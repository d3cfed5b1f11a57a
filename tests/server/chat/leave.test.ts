/** A borrower who ends their chat ends it for both, and for those who wait behind them. */
/** Covers src/server/chat/leave-channel.ts, src/server/chat/routes/chat.ts, src/web/chat/providers/stream/stream-provider.ts. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { never, visit as payload } from '../../chat/test-ground.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, desk, joinAsAgent, reply, rowOf } from './agents.ts';
import { begin, connect, hour, join, stream } from './chat-line.ts';
import { openChat } from './open-chat.ts';
import { realStream } from './real-provider.ts';

const twilio = '/service-csp/external/api/v1/twilio';
let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

const leave = (token: string) => new Visitor(server.app).post(`${stream}/end-web-chat`, { token });

test('[ACC-C12] the chat is frozen, the agent and the borrower’s other tab are told, and the survey still knows it', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const [line, tab] = [await joinAsAgent(server, agent, chat), await join(server, chat)];
  expect((await leave(chat.token)).statusCode).toBe(204);

  expect(await line.next('channel')).toEqual({ t: 'channel', frozen: true, by: 'borrower' });
  expect(await tab.next('channel')).toEqual({ t: 'channel', frozen: true });
  for (const one of [line, tab]) expect(await one.closed).toBe(4410);
  expect((await reply(chat, 'Are you there?', agent)).statusCode).toBe(410);
  const { omniProxyChannelId } = chat;
  const info = await new Visitor(server.app).post(`${twilio}/web-chat-info`, { omniProxyChannelId });
  expect(info.json().contactId).toMatch(/^[0-9a-f]{32}$/);
  expect((await leave(chat.token)).statusCode).toBe(204);
});

test('who waited is out of the queue, and the next is told', async () => {
  const [first, next] = [await begin(server), await begin(server)];
  const line = await join(server, next);
  const before = Number((await line.next('queue')).position);
  await leave(first.token);
  // The next sign of life tells.
  line.say({ t: 'ping', ts: 1 });

  expect(await line.next('queue')).toMatchObject({ position: before - 1 });
  const { chats } = (await agent.get(desk)).json();
  expect(chats.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(first.omniProxyChannelId);
});

test('only its own token ends a chat, while it is good', async () => {
  const chat = await begin(server);
  for (const token of ['x', `${chat.token}0`, agent.token ?? 'x', chat.omniProxyChannelId, randomUUID()])
    expect((await leave(token)).statusCode).toBe(401);
  expect((await leave('')).statusCode).toBe(400);
  expect((await rowOf(server, chat)).state).toBe('WAITING');
  server.pass(6 * hour);

  expect((await leave(chat.token)).statusCode).toBe(401);
});

test('the browser’s provider ends it so; where the server is away it is over for the borrower all the same', async () => {
  const { provider } = await (await realStream(server))();
  const seen: string[] = [];
  provider.subscribe(({ type }) => seen.push(type));
  const session = await provider.start(payload, never());
  await provider.resume(session, never());
  await provider.end();
  const line = await connect(server);
  line.say({ t: 'hello', token: session.token, channelId: session.omniProxyChannelId, lastSeq: 0 });

  expect(await line.next('welcome')).toMatchObject({ frozen: true });
  expect(seen.filter((type) => type === 'ended')).toHaveLength(1);
  await expect(provider.end()).resolves.toBeUndefined();
});
