/** A database that is away, at the start or later, and a disk that is full: said as such, with when to try again, and nothing of the inside. */
/** Covers src/server/http/plugins/answer-error.ts, src/server/start/prepare-database.ts, src/server/platform/db. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../src/server/http/calls/route.ts';
import { toRefusal } from '../../src/server/http/plugins/answer-error.ts';
import { says } from '../../src/server/platform/language/said.ts';
import { prepareDatabase } from '../../src/server/start/prepare-database.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

const lost: [what: string, error: Error & { code?: string }][] = [
  ['THREAT-24, FAULT-7: a connection that is refused', coded('ECONNREFUSED', 'connect 10.1.2.3:5432')],
  ['FAULT-7: one that breaks', new Error('Connection terminated unexpectedly')],
  ['FAULT-7: a pool that finds none', new Error('timeout exceeded when trying to connect')],
  [
    'FAULT-7: a server that shuts down',
    coded('57P01', 'terminating connection due to administrator command'),
  ],
  ['FAULT-14: a full disk', coded('53100', 'could not extend file "base/5/16384": No space left on device')],
  ['THREAT-20: two that wait for each other', coded('40P01', 'deadlock detected')],
];

let server: TestServer;
let thrown: Error = new Error();
beforeAll(async () => {
  const route: Route = {
    method: 'GET',
    path: '/outage',
    summary: 'a test',
    answers: { 200: { schema: {} } },
    actors: 'anyone',
    handler: async () => {
      throw thrown;
    },
  };
  server = await openTestServer({ moreRoutes: () => [route] });
});
afterAll(() => server.close());

function coded(code: string, message: string): Error & { code?: string } {
  return Object.assign(new Error(message), { code });
}

test.each(lost)('%s is 503 with a time to try again', async (_, error) => {
  thrown = error;

  const answer = await new Visitor(server.app).get('/outage');

  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().errors).toEqual([
    "We're having a brief problem. Your answers are saved. Try again in a moment.",
  ]);
  expect(answer.body).not.toMatch(/10\.1\.2\.3|terminat|extend|base\/5|deadlock|timeout/);
});

test('any other mistake is 500, and says no more', () => {
  const refusal = toRefusal(coded('42P01', 'relation "applications" does not exist'));

  expect([refusal.status, refusal.errors]).toEqual([500, [says('request.unexpected')]]);
});

test('FAULT-6: a start waits for a database that comes later, and says why; another mistake ends it', async () => {
  const { world } = server;
  const reasons: string[] = [];
  let away = 1;
  const queue = {
    ...world.queue,
    start: async () => {
      if (away-- > 0) throw coded('57P03', 'the database system is starting up');
    },
  };

  await prepareDatabase({ ...world, queue }, { onWait: (reason) => reasons.push(reason) });

  expect(reasons).toEqual(['57P03']);
  const broken = { ...world.queue, start: () => Promise.reject(coded('42501', 'permission denied')) };
  await expect(prepareDatabase({ ...world, queue: broken }, { onWait: () => {} })).rejects.toThrow(
    'permission denied',
  );
});
