/** Who may begin a chat, and who opens one. */
/**
 * Covers src/server/chat/{chat-token,greet,open-channel,own-application}.ts, src/server/chat/routes/chat.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatToken } from '../../../src/server/chat/chat-token.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, desk } from './agents.ts';
import { begin, connect, hour, join, openingNow, stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

const twilio = '/service-csp/external/api/v1/twilio';
let server: TestServer;

beforeAll(async () => {
  ({ server } = await openChat());
});
afterAll(() => server.close());

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
