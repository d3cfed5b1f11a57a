/** A visitor's chat is erased some time after its end, with all that belongs to it; and a flood from one address disturbs no one. */
/** Covers src/server/chat/sweep-chats.ts, src/server/start/sweep.ts, src/server/chat/routes/chat.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../../src/server/start/sweep.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, at, reply } from './agents.ts';
import { bringAtDesk } from './chat-file.ts';
import { begin, type Chat, connect, hour, join } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

const day = 24 * hour;
const sweepNow = () =>
  sweep(server.world, (error) => {
    throw error;
  });

async function isKept({ omniProxyChannelId: uuid }: Chat) {
  const { db } = server.world;
  const counts = [
    await db.selectFrom('chat_channels').select('uuid').where('uuid', '=', uuid).execute(),
    await db.selectFrom('chat_messages').select('uuid').where('channel_uuid', '=', uuid).execute(),
    await db.selectFrom('chat_notes').select('uuid').where('channel_uuid', '=', uuid).execute(),
  ];
  return counts.map(({ length }) => length);
}

test('of a thousand connections from one address most are refused, and who talks talks on', async () => {
  const chat = await begin(server);
  const line = await join(server, chat);
  let refused = 0;
  for (let count = 0; count < 1000; count += 1)
    await connect(server).catch(() => {
      refused += 1;
    });
  line.say({ t: 'ping', ts: 1 });

  expect(await line.next('pong')).toEqual({ t: 'pong', ts: 1 });
  expect(refused).toBeGreaterThanOrEqual(880);
});

test('ninety days after its end a visitor’s chat is gone, and not a day before', async () => {
  const [ended, left] = [await begin(server), await begin(server)];
  await accept(ended, agent);
  await reply(ended, 'Hello', agent);
  await agent.post(at(ended, 'notes'), { text: 'A note' });
  await bringAtDesk(agent, ended, 'a.txt', Buffer.from('Taxes'));
  await agent.post(at(ended, 'end'), {});
  const { location } = await server.world.db
    .selectFrom('chat_files')
    .select('location')
    .executeTakeFirstOrThrow();
  server.pass(90 * day - hour);
  await sweepNow();
  expect([await isKept(ended), await isKept(left)]).toEqual([
    [1, 1, 1],
    [1, 0, 0],
  ]);
  server.pass(2 * hour);
  await sweepNow();
  expect([await isKept(ended), await isKept(left)]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
  await expect(server.world.files.get(location)).rejects.toThrow();
  server.pass(5 * hour);
  await sweepNow();

  expect(await isKept(left)).toEqual([0, 0, 0]);
});

test('and so is what a visitor asked the chatbot', async () => {
  const base = '/service-chat-chatbot/external/api/v1/message';
  const asked = { message: 'what fees do you charge?', senderType: 'APPLICANT' };
  const answer = await new Visitor(server.app).post(`${base}/chatWithAutobot`, asked);
  expect(answer.statusCode, answer.body).toBe(200);
  const left = async () => {
    const { db } = server.world;
    const conversations = await db.selectFrom('bot_conversations').select('uuid').execute();
    const questions = await db.selectFrom('bot_questions').select('uuid').execute();
    return [conversations.length, questions.length];
  };

  server.pass(90 * day - hour);
  await sweepNow();
  expect(await left()).toEqual([1, 1]);
  server.pass(2 * hour);
  await sweepNow();
  expect(await left()).toEqual([0, 0]);
});
