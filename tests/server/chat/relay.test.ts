/** Chats that a provider carries: the server begins one at Twilio and reads a transcript of TalkJS, in the shapes of the specification. */
/** Covers src/server/chat/{relay,masked-turn}.ts, src/server/chat/routes/{chat-relay,admit-visit,chat}.ts, src/server/platform/parties/chat-relay/sandbox.ts. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTranscript } from '../../../src/web/chat/providers/talkjs/read-transcript.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { openingNow, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

const twilio = '/service-csp/external/api/v1/twilio';
const conversation = '/service-omni-proxy/insecure/api/v1/talkjs/conversations/abc';
let server: TestServer;

beforeAll(async () => {
  ({ server } = await openChat());
});
afterAll(() => server.close());

let host = 0;
function begin(more: object = {}) {
  host += 1;
  const from = { method: 'POST', remoteAddress: `10.6.${host}.1` } as const;
  const payload = { ...visit, ...more };
  return new Visitor(server.app).send({ ...from, url: `${twilio}/initWebChat`, payload });
}
const post = (path: string, body: object) => new Visitor(server.app).post(`${twilio}/${path}`, body);
const read = (path: string, token = 'sandbox-transcript') => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return new Visitor(server.app).send({ method: 'GET', url: `${conversation}${path}`, headers });
};
const idsOf = async (path: string) => (await read(path)).json().data.map(({ id }: { id: string }) => id);

/** The lender's chat as `chat` says, in production, while `work` runs. */
async function inProduction(chat: object, work: () => Promise<void>) {
  const { world } = server;
  const { org } = world.content.orgs.default ?? {};
  const before = org?.chat;
  world.mode = 'production';
  if (org) org.chat = { ...before, ...chat };
  await work().finally(() => {
    world.mode = 'sandbox';
    if (org && before) org.chat = before;
  });
}

test('a chat at Twilio begins with everything that its library and the survey need', async () => {
  const answer = await begin({ skill: 'heloc' });

  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({
    token: expect.any(String),
    conversationSid: expect.stringMatching(/^CH[0-9a-f]{32}$/),
    omniProxyChannelId: expect.any(String),
    ...{ providerChannelId: '', providerUserId: 'borrower', providerUserToken: '', targetWorkerSid: '' },
    skill: 'heloc',
    targetWorkerFriendlyName: 'Agent',
  });
});

test('who answers there gets all that was said to the chatbot, masked, and nobody brings what another said', async () => {
  const told = vi.spyOn(server.world.parties.chatRelay, 'begin');
  const chatbot = '/service-chat-chatbot/external/api/v1/message/chatWithAutobot';
  const asker = new Visitor(server.app);
  let conversationId = '';
  for (const message of ['what fees do you charge?', 'zanzibar flimflam 078-05-1120'])
    ({ conversationId } = (
      await asker.post(chatbot, { message, conversationId, senderType: 'APPLICANT' })
    ).json());
  expect((await begin({ conversationId })).statusCode).toBe(200);
  const { carried } = told.mock.calls[0]?.[0] ?? {};
  expect((await begin({ conversationId: randomUUID() })).statusCode).toBe(404);
  told.mockRestore();

  expect(carried).toHaveLength(2);
  expect(carried?.[0]).toMatchObject({ question: 'what fees do you charge?' });
  expect(carried?.[0]?.answer).toContain('4.99%');
  expect(carried?.[1]?.question).not.toContain('078-05');
});

test('its token is made fresh while it is good, and its channel has a number for the survey', async () => {
  const { token, omniProxyChannelId } = (await begin()).json();
  const fresh = (await post('refreshToken', { token })).json().token;
  expect(fresh).not.toBe(token);
  const again = (await post('refreshToken', { token: fresh })).json().token;
  // It lasts as long as the first.
  expect(again.split('.')[1]).toBe(token.split('.')[1]);
  expect((await post('refreshToken', { token: `${token}0` })).statusCode).toBe(401);
  expect((await post('web-chat-info', { omniProxyChannelId })).json()).toEqual({
    contactId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect((await post('web-chat-info', { omniProxyChannelId: 'made up' })).json()).toEqual({
    contactId: null,
  });
});

test('the same doors as for our own: another lender, no name, out of hours', async () => {
  expect((await begin({ orgCode: 'elsewhere' })).statusCode).toBe(400);
  expect((await begin({ friendlyName: 'n'.repeat(129) })).statusCode).toBe(400);
  await inProduction({ provider: 'stream' }, async () => expect((await begin()).statusCode).toBe(404));
  await inProduction({ provider: 'twilio' }, async () => {
    const begun = await begin();
    expect(begun.statusCode).toBe(200);
    const { omniProxyChannelId } = begun.json();
    expect((await post('web-chat-info', { omniProxyChannelId })).json().contactId).toMatch(/^[0-9a-f]{32}$/);
  });
  const until = (openingNow(server).changesAt ?? 0) - server.world.clock.now();
  server.pass(until);
  const closed = await begin();
  expect([closed.statusCode, closed.json().message]).toEqual([409, 'CLOSED']);
  server.pass((openingNow(server).changesAt ?? 0) - server.world.clock.now() + 1000);
});

test('the sandbox makes it fail: a token that is none, one that is over, a provider that is away or too slow', async () => {
  const denied = (await begin({ emailAddress: 'you+denied@example.com' })).json().token;
  const expired = (await begin({ emailAddress: 'you+expired@example.com' })).json().token;
  for (const token of [denied, expired]) expect((await post('refreshToken', { token })).statusCode).toBe(401);
  expect((await begin({ emailAddress: 'you+away@example.com' })).statusCode).toBe(503);
  const { parties } = server.world;
  const { patienceMs } = parties;
  parties.patienceMs = 10;
  expect((await begin({ emailAddress: 'you+slow@example.com' })).statusCode).toBe(503);
  parties.patienceMs = patienceMs;
});

test('[ACC-C4] a transcript is read with its token, page by page, and the browser understands it', async () => {
  const answer = await read('/messages?limit=20');
  expect(answer.statusCode, answer.body).toBe(200);
  const messages = readTranscript(answer.json(), ['abc']);
  expect(messages.map(({ role }) => role)).toEqual(['system', 'agent', 'borrower', 'agent', 'borrower']);
  expect(await idsOf('/messages?limit=2')).toEqual(['m5', 'm4']);
  expect(await idsOf('/messages?limit=2&startingAfter=m4')).toEqual(['m3', 'm2']);
  expect((await read('/messages/m3')).json().data).toMatchObject({ id: 'm3', senderId: 'abc' });
});

test.each([
  ['no token', '/messages', '', 401],
  ['another token', '/messages', 'another-token-of-someone', 401],
  ['another message', '/messages/m9', 'sandbox-transcript', 401],
  ['a limit that is none', '/messages?limit=101', 'sandbox-transcript', 400],
])('a transcript with %s is refused', async (_, path, token, status) => {
  expect((await read(path, token)).statusCode).toBe(status);
});

test('in production only a lender whose transcripts are there has them', async () => {
  await inProduction({ provider: 'stream' }, async () =>
    expect((await read('/messages')).statusCode).toBe(404),
  );
  await inProduction({ provider: 'talkjs' }, async () =>
    expect((await read('/messages')).statusCode).toBe(200),
  );
});
