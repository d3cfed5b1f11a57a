/** THREAT-19: each route that changes something says what a repeated request does, and does it. */
/** Covers src/server/http/plugins/{replay,settle-claims}.ts, src/server/start/forget-claims.ts. */
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Route } from '../../src/server/http/calls/route.ts';
import { forgetClaims } from '../../src/server/start/forget-claims.ts';
import { applications, type Borrower, contact, home, password, register, registration } from './borrower.ts';
import { openTestServer, Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();

const all = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, () => work()));

/** Sends the same request so often at once, with one key. */
function repeated(
  visitor: Visitor,
  url: string,
  payload: object,
  count = 50,
  method: 'POST' | 'DELETE' = 'POST',
) {
  const headers = { 'idempotency-key': randomUUID() };
  const shown = { ...visitor.cookies };
  const authorization = visitor.token ? { authorization: `Bearer ${visitor.token}` } : {};
  const send = () =>
    server.app.inject({
      method,
      url,
      headers: { 'x-org': visitor.orgCode, ...authorization, ...headers },
      cookies: shown,
      ...(method === 'POST' && { payload }),
    });
  return { send, headers, answers: all(count, send) };
}

function expectOne(answers: LightMyRequestResponse[], status: number) {
  const [first] = answers;
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([first?.body]));
}

const mailsTo = (email: string) => server.outbox.sent.filter(({ to }) => to === email).length;
const rows = async (table: 'sessions' | 'accounts' | 'feedback' | 'files') => {
  const query = server.world.db.selectFrom(table).select((row) => row.fn.countAll<string>().as('count'));
  return Number((await query.executeTakeFirstOrThrow()).count);
};

test('THREAT-19: no route that changes something is without a word about repetition', () => {
  const changing = server.app.routeTable.filter(({ method }) => method !== 'GET');
  expect(changing.length).toBeGreaterThan(25);
  for (const row of changing) {
    const what = `${row.method} ${row.path}`;
    expect(row.repeat, what).toBeDefined();
    if (typeof row.repeat === 'object') expect(row.repeat.safe.length, what).toBeGreaterThan(10);
  }
  expect(changing.filter(({ repeat }) => repeat === 'transaction').map(({ path }) => path)).toEqual([
    `${applications}/:uuid/submission`,
  ]);
});

test('THREAT-19: a route that says nothing about repetition stops the start', async () => {
  const silent: Route = {
    method: 'POST',
    path: '/silent',
    summary: 'a test',
    answers: { 200: { schema: {} } },
    actors: 'anyone',
    body: { type: 'object' },
    handler: async () => ({}),
  };
  await expect(openTestServer({ moreRoutes: () => [silent], startQueue: false })).rejects.toThrow(
    'POST /silent does not say what a repeated request does',
  );
});

test('THREAT-19: fifty logins with one key are one session, and all get it', async () => {
  const { email } = await register(server);
  const visitor = new Visitor(server.app);
  const before = await rows('sessions');

  const { send, headers, answers } = repeated(visitor, '/identity/api/v1/login', { email, password });
  expectOne(await answers, 200);

  expect(await rows('sessions')).toBe(before + 1);
  const later = await send();
  expect(later.headers['set-cookie']).toEqual((await answers)[0]?.headers['set-cookie']);
  expect(later.headers.authorization).toBe((await answers)[0]?.headers.authorization);
  const other = await visitor.post('/identity/api/v1/login', { email, password: `${password}!` }, headers);
  expect(other.statusCode).toBe(422);
});

test('THREAT-19: a visitor with the key and the words of another gets an answer of their own, never the other session', async () => {
  const borrower = await register(server);
  const headers = { 'idempotency-key': randomUUID(), 'x-org': 'default' };
  const logIn = (more: object) =>
    server.app.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      headers: { ...headers, ...more },
      payload: { email: borrower.email, password },
    });
  const [first, again, other, elsewhere] = [
    await logIn({}),
    await logIn({}),
    await logIn({ 'user-agent': 'another browser' }),
    await logIn({ 'x-org': 'alderquay' }),
  ];
  expect([first.statusCode, again.body]).toEqual([200, first.body]);
  expect(other.statusCode).toBe(200);
  expect(other.body).not.toBe(first.body);
  expect(elsewhere.body).not.toBe(first.body);
});

test('THREAT-19: fifty requests for a code send one, and nobody is told to wait', async () => {
  const email = `${randomUUID()}@example.com`;
  const { answers } = repeated(new Visitor(server.app), '/identity/api/v1/otp', { email });

  expectOne(await answers, 204);
  expect(mailsTo(email)).toBe(1);
});

test('THREAT-19: fifty ends of a registration make one account, and each answer has its session', async () => {
  const visitor = new Visitor(server.app);
  const email = `${randomUUID()}@example.com`;
  const step = (page: string, data: object) =>
    visitor.post(`${registration}/submission`, { page, action: 'submit', data });
  await step('property-info', home);
  await step('contact-info', contact(email));
  const before = await rows('accounts');
  const last = { page: 'login-info', action: 'submit', data: { password, code: '000000', terms: true } };

  const { answers } = repeated(visitor, `${registration}/submission`, last);
  expectOne(await answers, 200);

  expect(await rows('accounts')).toBe(before + 1);
});

test('THREAT-19: fifty ends of a session with one key are one end, and none is told that there was nothing to end', async () => {
  const borrower = await register(server);
  const other = new Visitor(server.app);
  await other.post('/identity/api/v1/login', { email: borrower.email, password });
  const list = (await borrower.get('/identity/secure/api/v1/sessions')).json() as {
    uuid: string;
    current: boolean;
  }[];
  const target = list.find(({ current }) => !current)?.uuid;

  const { answers } = repeated(borrower, `/identity/secure/api/v1/sessions/${target}`, {}, 50, 'DELETE');
  expectOne(await answers, 204);
});

test('THREAT-19: fifty uploads of one file with one key are one file, and all name it', async () => {
  const borrower = await register(server);
  const before = await rows('files');
  const url = `${applications}/${borrower.uuid}/files?type=USER_UPLOADED_PAYSTUB`;
  const key = randomUUID();
  const send = (bytes = pdf) => upload(borrower, url, key, bytes);

  const answers = await all(20, send);
  expectOne(answers, 200);

  expect(await rows('files')).toBe(before + 1);
  expect((await send(Buffer.concat([pdf, Buffer.from('\n')]))).statusCode).toBe(422);
});

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

function upload(borrower: Borrower, url: string, key: string, bytes: Buffer) {
  const boundary = 'b0undary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="stub.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'idempotency-key': key,
    'x-org': 'default',
    authorization: `Bearer ${borrower.token}`,
  };
  return server.app.inject({ method: 'POST', url, payload, headers, cookies: borrower.cookies });
}

test('THREAT-19: a refusal is not kept: the same key may try again', async () => {
  const { email } = await register(server);
  const visitor = new Visitor(server.app);
  const key = { 'idempotency-key': randomUUID() };
  const login = () => visitor.post('/identity/api/v1/login', { email, password }, key);
  for (let count = 0; count < 10; count += 1)
    await visitor.post('/identity/api/v1/login', { email, password: 'wrong wrong' });
  expect((await login()).statusCode).toBe(429);
  server.pass(10 * 60 * 1000 + 1);
  expect((await login()).statusCode).toBe(200);
});

test('THREAT-19: one borrower’s key is not another’s, and what is kept is sealed', async () => {
  const [one, two] = [await register(server), await register(server)];
  const key = { 'idempotency-key': randomUUID() };
  const end = (borrower: Borrower) =>
    borrower.send({ method: 'DELETE', url: '/identity/secure/api/v1/sessions', headers: key });
  const other = new Visitor(server.app);
  await other.post('/identity/api/v1/login', { email: two.email, password });

  expect((await end(one)).statusCode).toBe(204);
  expect((await end(two)).statusCode).toBe(204);

  expect((await other.get('/identity/secure/api/v1/sessions')).statusCode).toBe(401);
  const kept = await server.world.db.selectFrom('replays').selectAll().execute();
  expect(kept.length).toBeGreaterThan(2);
  for (const { response } of kept) {
    expect(response?.[0]).toBe(1);
    expect(Buffer.from(response ?? []).includes('status')).toBe(false);
  }
});

const away = () => {
  throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
};

test('THREAT-19: a refusal while the database goes away holds its key no longer than the database is away', async () => {
  const { email } = await register(server);
  const key = { 'idempotency-key': randomUUID() };
  const visitor = new Visitor(server.app);
  const login = () => visitor.post('/identity/api/v1/login', { email, password: 'wrong wrong' }, key);
  const gone = vi.spyOn(server.world.db, 'deleteFrom').mockImplementation(away);
  expect((await login()).statusCode).toBe(401);
  expect(gone).toHaveBeenCalledWith('replays');
  gone.mockRestore();

  // A key that is still held is waited for, and then 409 is the answer.
  expect((await login()).statusCode).toBe(401);
});

test('THREAT-19: what was done while the database goes away is answered, and repeated once it is back', async () => {
  const email = `${randomUUID()}@example.com`;
  const key = { 'idempotency-key': randomUUID() };
  const ask = () => new Visitor(server.app).post('/identity/api/v1/otp', { email }, key);
  const kept = vi.spyOn(server.world.db, 'updateTable').mockImplementation(away);
  expect((await ask()).statusCode).toBe(204);
  expect(kept).toHaveBeenCalled();
  kept.mockRestore();

  expect((await ask()).statusCode).toBe(204);
  expect(mailsTo(email)).toBe(1);
});

test('THREAT-19: a server that died at work holds nobody up for longer than a minute', async () => {
  const email = `${randomUUID()}@example.com`;
  const key = { 'idempotency-key': randomUUID() };
  const ask = () => new Visitor(server.app).post('/identity/api/v1/otp', { email }, key);
  expect((await ask()).statusCode).toBe(204);
  await server.world.db
    .updateTable('replays')
    .set({ response: null as never })
    .execute();

  const waiting = ask();
  expect((await waiting).statusCode).toBe(409);
  server.pass(61_000);
  expect((await ask()).statusCode).toBe(204);
});

test('THREAT-19: an embedded server that starts again makes nobody wait', async () => {
  const email = `${randomUUID()}@example.com`;
  const key = { 'idempotency-key': randomUUID() };
  const ask = () => new Visitor(server.app).post('/identity/api/v1/otp', { email }, key);
  await ask();
  await server.world.db
    .updateTable('replays')
    .set({ response: null as never })
    .execute();

  await forgetClaims(server.world);

  server.pass(31_000);
  expect((await ask()).statusCode).toBe(204);
});
