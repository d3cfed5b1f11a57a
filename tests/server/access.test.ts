/** Who may call what: a matrix made from the route table, so that a new route is covered the moment it is a row. (threats T1, T2) */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../src/server/routes/route.ts';
import { type Borrower, register } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
let owner: Borrower;
let other: Borrower;
let acme: Borrower;
beforeAll(async () => {
  server = await openTestServer();
  owner = await register(server);
  other = await register(server);
  acme = await register(server, 'acme');
});
afterAll(() => server.close());

const rows = () => server.app.routeTable;

function call(visitor: Visitor, { method, path, takes }: Route, uuid: string) {
  const url = path
    .replace(':uuid', uuid)
    .replace(/:\w+\([^)]*\)/, 'customer')
    .replace(/:\w+/g, randomUUID())
    .replace('*', 'start');
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nx\r\n--b--\r\n';
  const body = takes === 'multipart' ? file : JSON.stringify({ page: 'start', action: 'submit', data: {} });
  const type = takes === 'multipart' ? 'multipart/form-data; boundary=b' : 'application/json';
  const needsBody = method !== 'GET' && method !== 'DELETE';
  const headers = { 'idempotency-key': randomUUID(), ...(needsBody && { 'content-type': type }) };
  return visitor.send({ method, url, headers, ...(needsBody && { payload: body }) });
}

test('the table lists routes of every kind', () => {
  const kinds = new Set(rows().map(({ actors }) => actors));
  expect([...kinds].sort()).toEqual(['anyone', 'owner', 'signed-in']);
  expect(rows().filter(({ actors }) => actors === 'owner').length).toBeGreaterThan(8);
});

test('an application’s routes are its owner’s alone', async () => {
  for (const row of rows().filter(({ actors }) => actors === 'owner')) {
    const what = `${row.method} ${row.path}`;
    const status = async (visitor: Visitor, uuid: string) => (await call(visitor, row, uuid)).statusCode;
    expect(await status(new Visitor(server.app), owner.uuid), `${what} by a visitor`).toBe(401);
    expect(await status(other, owner.uuid), `${what} by another borrower`).toBe(404);
    expect(await status(acme, owner.uuid), `${what} by another lender's borrower`).toBe(404);
    for (const unknown of [randomUUID(), 'x', '%00', '..%2f..', `${owner.uuid}x`, "'--"])
      expect([400, 404], `${what} of ${unknown}`).toContain(await status(owner, unknown));
    expect([401, 404], `${what} by the owner`).not.toContain(await ownStatus(row));
  }
});

// Its own application is never "not found", unless the row names something inside that does not exist.
async function ownStatus(row: Route): Promise<number> {
  const { statusCode } = await call(owner, row, owner.uuid);
  return statusCode === 404 && /:id|drafts/.test(row.path) ? 200 : statusCode;
}

test('a foreign and an unknown application are answered with equal words', async () => {
  const url = (uuid: string) => `/service-application/api/v1/application/heloc/${uuid}/journey`;
  const plain = async (uuid: string) => (await other.get(url(uuid))).body.replace(/"requestId":"[^"]+"/, '');
  expect(await plain(owner.uuid)).toBe(await plain(randomUUID()));
});

test('routes for the signed-in refuse visitors', async () => {
  for (const row of rows().filter(({ actors }) => actors === 'signed-in')) {
    const answer = await call(new Visitor(server.app), row, owner.uuid);
    expect(answer.statusCode, row.path).toBe(401);
  }
});

test('a route outside of the table stops the start', async () => {
  const { app } = await openTestServer({ startQueue: false });
  await app.close();
  await expect(openWithHidden()).rejects.toThrow(/declares no body schema/);
});

function openWithHidden() {
  const hidden: Route = { method: 'POST', path: '/hidden', actors: 'anyone', handler: async () => ({}) };
  return openTestServer({ startQueue: false, moreRoutes: () => [hidden] });
}

test('sandbox routes are not there in production', async () => {
  const production = await openTestServer({ mode: 'production', startQueue: false });
  const answer = await new Visitor(production.app).post('/sandbox/invitations', {});
  expect(answer.statusCode).toBe(404);
  await production.close();
});
