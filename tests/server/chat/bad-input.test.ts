/**
 * What a borrower, or one who is also an agent, may try. Elsewhere: what is no frame, too long or too much (bad-frames), files
 * (files, agent-files), tokens of others (doors, leave), doubled messages and markup (log), a thousand connections (retention).
 */
/**
 * Covers src/server/chat/{take-frame,accept-channel,list-channels,greet}.ts, src/server/chat/routes/{chat,chat-desk,chat-files}.ts.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer, Visitor } from '../harness.ts';
import { accept, at, desk, joinAsAgent, reply, reviewer, rowOf } from './agents.ts';
import { bringAtDesk, bringFile } from './chat-file.ts';
import { begin, type Chat, connect, join, stream, texts, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

const [card, ssn] = ['4111 1111 1111 1111', '078-05-1120'];

test('a pasted card or Social Security number leaves neither the preview, nor a message, nor a name', async () => {
  const chat = await begin(server, { friendlyName: `Ann ${card}` });
  await accept(chat, agent);
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  borrower.say({ t: 'typing', preview: `Card ${card}, SSN ${ssn}` });
  const preview = await line.next('typing');
  borrower.say({ t: 'send', clientId: 'a', text: `Card ${card}, SSN ${ssn}` });
  await line.next('message');
  line.say({ t: 'send', clientId: 'b', text: `You sent ${card} and ${ssn}` });
  await borrower.next('message');
  await borrower.next('message');
  const shown = (await agent.get(`${desk}/${chat.omniProxyChannelId}`)).json();

  expect(preview.preview).toBe('Card •••• •••• •••• ••••, SSN •••-••-••••');
  for (const all of [line.heard, borrower.heard, shown, (await join(server, chat)).welcome])
    expect(JSON.stringify(all)).not.toMatch(/4111|078-05/);
  expect(shown.chat.name).toBe('Ann •••• •••• •••• 1111');
});

test('a name that turns text around is read as it is typed, and one of such marks alone is none', async () => {
  const nameOf = async (friendlyName: string) => {
    const { omniProxyChannelId } = await begin(server, { friendlyName });
    return (await agent.get(`${desk}/${omniProxyChannelId}`)).json().chat.name;
  };

  expect(await nameOf('\u202eeeL nnA\u0000')).toBe('eeL nnA');
  expect(await nameOf('\u202e')).toBe('—');
});

test('frames in an order of their own change nothing: read before it was sent, sent after the end', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const line = await join(server, chat);
  line.say({ t: 'read', seq: 2 });
  line.say({ t: 'typing', preview: null });
  line.say({ t: 'send', clientId: 'b', text: 'Second' });
  line.say({ t: 'send', clientId: 'a', text: 'First' });
  line.say({ t: 'read', seq: 2 });
  line.say({ t: 'read', seq: 1 });
  line.say({ t: 'ping', ts: 1 });
  await line.next('pong');
  expect((await rowOf(server, chat)).read_seq).toBe(2);
  expect(texts((await join(server, chat)).welcome.messages)).toEqual(['Second', 'First']);

  const other = await join(server, chat);
  await agent.post(at(chat, 'end'), {});
  other.say({ t: 'send', clientId: 'c', text: 'Too late' });
  await other.closed;
  expect((await rowOf(server, chat)).last_seq).toBe(2);
});

test('a borrower who is also the agent finds their own chat nowhere at the desk', async () => {
  const both = await reviewer(server);
  const chat: Chat = (await both.post(`${stream}/init-web-chat`, visit)).json();
  const { id } = (await bringFile(server, chat, 'a.txt', Buffer.from('Taxes'))).json();
  const { chats } = (await both.get(desk)).json();
  expect(JSON.stringify(chats)).not.toContain(chat.omniProxyChannelId);

  const answers = [
    await both.get(`${desk}/${chat.omniProxyChannelId}`),
    await accept(chat, both),
    await reply(chat, 'Approved', both),
    await both.post(at(chat, 'hand-over'), {}),
    await both.send({
      ...{ method: 'POST', url: at(chat, 'notes'), payload: { text: 'A good one' } },
      headers: { 'idempotency-key': randomUUID() },
    }),
    await both.post(at(chat, 'end'), {}),
    await bringAtDesk(both, chat, 'a.txt', Buffer.from('Taxes')),
    await both.get(`${at(chat, 'files')}/${id}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  const cookie = Object.entries(both.cookies).map((pair) => pair.join('='));
  const line = await connect(server, { cookie: cookie.join('; ') });
  const channelId = chat.omniProxyChannelId;
  line.say({ t: 'hello', role: 'agent', token: both.token, channelId, lastSeq: 0 });
  expect(await line.closed).toBe(4401);
  expect((await accept(chat, agent)).statusCode).toBe(204);
});
