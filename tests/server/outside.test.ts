/**
 * FINDING-B1: code that answers inside a transaction, or asks for a second connection there, fails at once instead of
 * hanging.
 */
/** Covers src/server/standing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../src/server/backend/backend.ts';
import type { Route } from '../../src/server/http/calls/route.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ moreRoutes: mistakes });
});
afterAll(() => server.close());

const mistakes = ({ world }: Backend): Route[] => [
  {
    method: 'GET',
    path: '/answers-inside',
    summary: 'a test',
    answers: { 200: { schema: {} } },
    actors: 'anyone',
    handler: (_request, reply) => world.db.transaction().execute(async () => reply.send({ told: true })),
  },
  {
    method: 'GET',
    path: '/asks-inside',
    summary: 'a test',
    answers: { 200: { schema: {} } },
    actors: 'anyone',
    handler: () =>
      world.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(() => world.db.selectFrom('sessions').select('uuid').execute()),
  },
  {
    method: 'GET',
    path: '/answers-after',
    summary: 'a test',
    answers: { 200: { schema: {} } },
    actors: 'anyone',
    handler: async (_request, reply) => {
      const rows = await world.db
        .transaction()
        .execute((tx) => tx.selectFrom('sessions').select('uuid').execute());
      return reply.send({ rows, more: await world.db.selectFrom('otps').select('uuid').execute() });
    },
  },
];

test.each(['/answers-inside', '/asks-inside'])(
  '%s is a mistake that is found by the first test',
  async (path) => {
    const answer = await new Visitor(server.app).get(path);

    expect(answer.statusCode).toBe(500);
  },
);

test('after the transaction asking a party and writing are both allowed', async () => {
  const answer = await new Visitor(server.app).get('/answers-after');

  expect(answer.statusCode, answer.body).toBe(200);
});
