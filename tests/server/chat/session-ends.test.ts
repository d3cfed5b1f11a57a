/** Covers src/server/chat/channel-of-token.ts, src/server/chat/end-with.ts, src/server/db/migrations/0057-chat-sessions.ts, src/server/chat/note-chat-read.ts. */
/** What somebody began while signed in ends with their session: a logout, a new password, an end from another device. */
import { beforeAll, expect, test } from 'vitest';
import { page } from '../accounts/door.ts';
import { applications, password, register } from '../borrower.ts';
import type { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { accept, at, desk, reviewer } from './agents.ts';
import { begin, type Chat, connect, join, stream, toOpen, visit } from './chat-line.ts';

const lines: string[] = [];
const server = sharedTestServer({ log: (line) => lines.push(line) });
beforeAll(() => toOpen(server));
const refresh = '/service-csp/external/api/v1/twilio/refreshToken';
const logout = '/identity-broker/customer/secure/api/v3/logout';

async function chatting() {
  const borrower = await register(server);
  const chat: Chat = (await borrower.post(`${stream}/init-web-chat`, visit)).json();
  return { borrower, chat, line: await join(server, chat) };
}

/** Whether the chat's token opens anything. */
async function opens(chat: Chat, by: Visitor) {
  const line = await connect(server);
  line.say({ t: 'hello', token: chat.token, channelId: chat.omniProxyChannelId, lastSeq: 0 });
  const socket = await Promise.race([line.next('welcome').then(() => true), line.closed.then(() => false)]);
  const fresh = await by.post(refresh, { token: chat.token });
  return { socket, fresh: fresh.statusCode };
}

test('a logout closes the connection, and the token opens nothing any more', async () => {
  const { borrower, chat, line } = await chatting();
  expect(await opens(chat, borrower)).toEqual({ socket: true, fresh: 200 });
  await borrower.post(logout, {});
  expect(await line.closed).toBe(4401);
  expect(await opens(chat, borrower)).toEqual({ socket: false, fresh: 401 });
  const ended = await borrower.post(`${stream}/end-web-chat`, { token: chat.token });
  expect(ended.statusCode).toBe(401);
});

test('a new password ends the chats of other devices, and not the own', async () => {
  const borrower = await register(server);
  const phone = await register(server);
  Object.assign(phone, { cookies: {}, token: undefined });
  await phone.post('/identity/api/v1/login', { email: borrower.email, password });
  const [own, other] = await Promise.all(
    [borrower, phone].map(async (by) => (await by.post(`${stream}/init-web-chat`, visit)).json() as Chat),
  );
  if (!own || !other) throw new Error('No chat began.');
  const change = { current: password, password: 'eleven wooden boats at night' };
  expect((await page(borrower, 'password', 'submit', change)).statusCode).toBe(200);
  expect(await opens(own, borrower)).toEqual({ socket: true, fresh: 200 });
  expect(await opens(other, phone)).toEqual({ socket: false, fresh: 401 });
});

test("a visitor's chat has no session to end", async () => {
  const chat = await begin(server);
  expect((await opens(chat, await register(server))).socket).toBe(true);
});

test('reading a chat stands in the trail of its application once a visit; of a visitor, in the security log', async () => {
  const borrower = await register(server);
  const body = { ...visit, applicationUuid: borrower.uuid };
  const chat: Chat = (await borrower.post(`${stream}/init-web-chat`, body)).json();
  const agent = await reviewer(server);
  const read = () => agent.get(`${desk}/${chat.omniProxyChannelId}`);
  expect((await read()).statusCode).toBe(200);
  await read();
  await accept(chat, agent);
  const trail = server.world.db.selectFrom('audit').selectAll().where('application_uuid', '=', borrower.uuid);
  const seen = (await trail.execute()).filter(({ event }) => event === 'chat-read');
  const me = (await agent.get('/identity/secure/api/v1/identity')).json().uuid;
  expect(seen).toMatchObject([{ actor: me, detail: { chat: chat.omniProxyChannelId } }]);
  expect((await borrower.get(`${applications}/${borrower.uuid}/journey`)).statusCode).toBe(200);

  const noted: object[] = [];
  server.world.note = (event, what) => void noted.push({ event, ...what });
  const stranger = await begin(server);
  await agent.get(at(stranger, '').replace(/\/$/, ''));
  await agent.get(at(stranger, '').replace(/\/$/, ''));
  expect(noted).toMatchObject([{ event: 'chat-read', account: me, chat: stranger.omniProxyChannelId }]);
});
