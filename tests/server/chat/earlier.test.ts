/** What a reload has forgotten can be read again, page by page, by whoever has the chat's token, and by no one else. */
/** Covers src/server/chat/read-messages.ts, src/server/chat/routes/chat.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, at, nameOf, reply } from './agents.ts';
import { begin, type Chat, join, stream, texts } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

const earlier = (token: string, before: number, most = 20) =>
  new Visitor(server.app).post(`${stream}/earlier-messages`, { token, before, most });

async function withReplies(count: number): Promise<Chat> {
  const chat = await begin(server);
  await accept(chat, agent);
  for (let place = 1; place <= count; place += 1) await reply(chat, `No. ${place}`, agent);
  return chat;
}

test('of 31 messages a reload brings 20; the eleven before them are read, and say "Agent" at most', async () => {
  const chat = await withReplies(31);
  const { welcome } = await join(server, chat);
  const answer = await earlier(chat.token, 12);

  expect(texts(welcome.messages)[0]).toBe('No. 12');
  expect(texts(answer.json().messages)).toEqual(Array.from({ length: 11 }, (_, index) => `No. ${index + 1}`));
  expect(answer.body).not.toContain(await nameOf(agent));
  expect(texts((await earlier(chat.token, 12, 3)).json().messages)).toEqual(['No. 9', 'No. 10', 'No. 11']);
  expect((await earlier(chat.token, 1)).json().messages).toEqual([]);
});

test('a chat that is over can still be read', async () => {
  const chat = await withReplies(2);
  await agent.post(at(chat, 'end'), {});

  expect(texts((await earlier(chat.token, 3)).json().messages)).toEqual(['No. 1', 'No. 2']);
});

test('without the token of a chat nothing is read', async () => {
  const { token } = await withReplies(1);
  const strange = `${token.slice(0, -4)}AAAA`;
  const asked = await Promise.all([
    earlier('nonsense', 2),
    earlier(strange, 2),
    earlier(token, 0),
    earlier(token, 2, 500),
  ]);

  expect(asked.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 400]);
});
