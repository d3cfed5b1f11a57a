/** Around the matrix of access-matrix.test.ts: odd identifiers, equal words, and what the route table refuses (THREAT-1, THREAT-2). */
/** Covers src/server/http/plugins/route-table.ts, src/server/http/calls. */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Route } from '../../src/server/http/calls/route.ts';
import { refuseUnlistedRoutes } from '../../src/server/http/plugins/route-table.ts';
import { type Borrower, register } from './borrower.ts';
import { openTestServer, Visitor } from './harness.ts';
import { requestFor } from './matrix/requests.ts';
import { sharedTestServer } from './shared-test-server.ts';

let owner: Borrower;
let other: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  owner = await register(server);
  other = await register(server);
});

test('an identifier that is none finds nothing', async () => {
  for (const row of server.app.routeTable.filter(({ actors }) => actors === 'owner'))
    for (const odd of [randomUUID(), 'x', '%00', '..%2f..', `${owner.uuid}x`, "'--"]) {
      const answer = await owner.send(requestFor(row, { application: odd, inner: odd, pages: ['start'] }));
      expect([400, 404], `${row.method} ${row.path} of ${odd}`).toContain(answer.statusCode);
    }
});

test('a foreign and an unknown application are answered with equal words', async () => {
  const url = (uuid: string) => `/service-application/api/v1/application/heloc/${uuid}/journey`;
  const plain = async (uuid: string) => (await other.get(url(uuid))).body.replace(/"requestId":"[^"]+"/, '');
  expect(await plain(owner.uuid)).toBe(await plain(randomUUID()));
});

test('a route outside of the table stops the start', () => {
  const app = Fastify();
  refuseUnlistedRoutes(app);
  expect(() => app.get('/hidden', async () => ({}))).toThrow(/GET \/hidden is not in the route table/);
});

test('a route that takes a body and does not say which stops the start', async () => {
  const hidden: Route = {
    method: 'POST',
    path: '/hidden',
    summary: 'a test',
    answers: { 200: { schema: {} } },
    actors: 'anyone',
    repeat: { safe: 'It changes nothing.' },
    handler: async () => ({}),
  };
  const opening = openTestServer({ startQueue: false, moreRoutes: () => [hidden] });
  await expect(opening).rejects.toThrow(/declares no body schema/);
});

test('sandbox routes are not there in production', async () => {
  const production = await openTestServer({ mode: 'production', startQueue: false });
  const answer = await new Visitor(production.app).post('/sandbox/invitations', {});
  expect(answer.statusCode).toBe(404);
  await production.close();
});
