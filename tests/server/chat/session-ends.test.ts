/** What someone began while signed in ends with their session: a logout, a new password, an end from another device. */
/** Covers src/server/chat/channel-of-token.ts, src/server/chat/end-with.ts, src/server/chat/note-chat-read.ts, src/server/platform/db/migrations/0057-chat-sessions.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer, Visitor } from '../harness.ts';
import { desk, reviewer } from './agents.ts';
import { begin, type Chat, connect, join, stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;
beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

const refresh = '/service-csp/external/api/v1/twilio/refreshToken';
const logout = '/identity-broker/customer/secure/api/v3/logout';
const password = 'four random words here';

/** Someone who is signed in, and begins a chat as any borrower does. */
async function chatting() {
  const person = await reviewer(server);
  const chat: Chat = (await person.post(`${stream}/init-web-chat`, visit)).json();
  return { person, chat };
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
  const { person, chat } = await chatting();
  const line = await join(server, chat);
  expect(await opens(chat, person)).toEqual({ socket: true, fresh: 200 });
  await person.post(logout, {});
  expect(await line.closed).toBe(4401);
  expect(await opens(chat, person)).toEqual({ socket: false, fresh: 401 });
  const ended = await person.post(`${stream}/end-web-chat`, { token: chat.token });
  expect(ended.statusCode).toBe(401);
});

test('a new password ends the chats of other devices, and not the own', async () => {
  const { person, chat: own } = await chatting();
  const { email } = (await person.get('/identity/secure/api/v1/identity')).json();
  const phone = await reviewer(server);
  await phone.post('/identity/api/v1/login', { email, password, code: '000000' });
  const other: Chat = (await phone.post(`${stream}/init-web-chat`, visit)).json();
  const data = { current: password, password: 'eleven wooden boats at night' };
  const change = { flow: 'support', page: 'dashboard/settings/password', action: 'submit', data };
  expect((await person.post('/identity/api/v1/page-submission', change)).statusCode).toBe(200);
  expect(await opens(own, person)).toEqual({ socket: true, fresh: 200 });
  expect(await opens(other, phone)).toEqual({ socket: false, fresh: 401 });
});

test("a visitor's chat has no session to end; that it was read at the desk stands in the security log, once a visit", async () => {
  const noted: object[] = [];
  server.world.note = (event, what) => void noted.push({ event, ...what });
  const chat = await begin(server);
  expect((await opens(chat, agent)).socket).toBe(true);
  await agent.get(`${desk}/${chat.omniProxyChannelId}`);
  await agent.get(`${desk}/${chat.omniProxyChannelId}`);
  const { uuid: account } = (await agent.get('/identity/secure/api/v1/identity')).json();
  expect(noted).toMatchObject([{ event: 'chat-read', account, chat: chat.omniProxyChannelId }]);
});
