/** Another chat gives no one more files or questions: they are counted by person, for a day. */
/** Covers src/server/chat/per-day.ts, src/server/chat/chat-files.ts, src/server/chat/routes/chatbot.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../harness.ts';
import { reviewer } from './agents.ts';
import { bringFile } from './chat-file.ts';
import { type Chat, stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
beforeAll(async () => {
  ({ server } = await openChat());
});
afterAll(() => server.close());

const hour = 3_600_000;
const ask = '/service-chat-chatbot/external/api/v1/message/chatWithAutobot';

test('a person brings sixty files a day in however many chats, and again the day after', async () => {
  const person = await reviewer(server);
  const begin = async (): Promise<Chat> => (await person.post(`${stream}/init-web-chat`, visit)).json();
  const bring = async (chat: Chat, count: number) => {
    const statuses: number[] = [];
    for (let file = 0; file < count; file += 1)
      statuses.push((await bringFile(server, chat, 'note.txt', Buffer.from(`Note ${file}`))).statusCode);
    return statuses.filter((status) => status === 200).length;
  };
  expect(await bring(await begin(), 30)).toBe(30);
  expect(await bring(await begin(), 30)).toBe(30);
  const third = await begin();
  expect(await bring(third, 2)).toBe(0);
  const refused = await bringFile(server, third, 'note.txt', Buffer.from('One more'));
  expect([refused.statusCode, refused.json().errors]).toEqual([
    429,
    ['Too many attempts. Try again in 24 hours.'],
  ]);
});

test('a person asks the chatbot a hundred questions a day in however many conversations', async () => {
  const person = await reviewer(server);
  const once = async (index: number) =>
    person.send({
      ...{ method: 'POST', url: ask, remoteAddress: `10.4.${index}.1` },
      payload: { message: 'what are the fees', senderType: 'APPLICANT' },
    });
  let answered = 0;
  for (let index = 0; index < 103; index += 1) if ((await once(index)).statusCode === 200) answered += 1;
  expect(answered).toBe(100);
  server.pass(25 * hour);
  const again = await reviewer(server);
  expect((await again.post(ask, { message: 'what are the fees', senderType: 'APPLICANT' })).statusCode).toBe(
    200,
  );
});
