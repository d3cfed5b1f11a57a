/** What a message asks of the database, with both sides connected: that is what a busy morning costs. */
/** Covers src/server/chat/{append-message,key-of-line,look,read-messages}.ts. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer, Visitor } from '../harness.ts';
import { accept, joinAsAgent } from './agents.ts';
import { begin, join } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

test('a message is three statements for its sender, two more count it, and two are for each who reads it', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  const say = async (clientId: string) => {
    borrower.say({ t: 'send', clientId, text: 'Is the rate fixed?' });
    await Promise.all([borrower.next('ack'), borrower.next('message'), line.next('message')]);
  };
  await say('first');
  const asked: string[] = [];
  const counts: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { db } = server.world;
  server.world.db = db.withPlugin(counts);
  await say('second');
  server.world.db = db;

  const count = (kind: string) => asked.filter((one) => one === kind).length;
  expect([count('UpdateQueryNode'), count('InsertQueryNode'), count('RawNode')]).toEqual([1, 1, 3]);
  expect(count('SelectQueryNode')).toBe(4);
});
