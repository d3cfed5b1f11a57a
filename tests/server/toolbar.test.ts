/** What the developers' toolbar may ask of the server: in the sandbox, and nowhere else. */
/**
 * Covers src/engine/geo/zip-in-state.ts, src/server/start/routes/toolbar.ts,
 *   src/server/platform/parties/sandbox/list-personas.ts.
 */
import { beforeAll, expect, test } from 'vitest';
import { zipInState } from '../../src/engine/geo/zip-in-state.ts';
import { listPersonas } from '../../src/server/platform/parties/sandbox/list-personas.ts';
import { type Borrower, register, registration } from './borrower.ts';
import { openTestServer, Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const logout = '/identity-broker/customer/secure/api/v3/logout';
const all = '/service-application/api/v3/application/heloc/all';

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

test('the toolbar lists the sample borrowers, the lenders and how a sample answers', async () => {
  const answer = (await new Visitor(server.app).get('/sandbox/toolbar')).json();
  expect(answer.personas[0]).toMatchObject({ key: 'happy', surname: 'Alvarez', home: { state: 'CA' } });
  expect(answer.lenders.map(({ code }: { code: string }) => code)).toEqual(['acme', 'default']);
  expect(answer.sample).toEqual({ steps: [] });
});

test('every sample borrower has a home whose ZIP code is of its state', () => {
  for (const { key, home } of listPersonas()) expect(zipInState(home.zip, home.state), key).toBe(true);
});

test('[ACC-D2] a pasted token opens a session of its own for the same borrower', async () => {
  const other = new Visitor(server.app);
  const answer = await other.post('/sandbox/session', { token: borrower.token });
  expect(answer.statusCode).toBe(200);
  other.token = answer.json().jwt;
  expect((await other.get(all)).json()).toMatchObject([{ uuid: borrower.uuid, active: true }]);
  await other.post(logout, {});
  expect((await borrower.get(all)).statusCode).toBe(200);
});

test('[ACC-D2] a token that is forged, of another lender, or of a session that has ended opens nothing', async () => {
  const ended = await register(server);
  const { token } = ended;
  await ended.post(logout, {});
  const paste = async (pasted: string | undefined, orgCode?: string) =>
    (await new Visitor(server.app, orgCode).post('/sandbox/session', { token: pasted ?? 'x' })).statusCode;
  expect(await paste(`${borrower.token}x`)).toBe(401);
  expect(await paste(borrower.token, 'acme')).toBe(401);
  expect(await paste(token)).toBe(401);
});

test('[ACC-D2] production has no toolbar, and no sample borrower stands in for a real one', async () => {
  const production = await openTestServer({ mode: 'production', startQueue: false });
  const visitor = new Visitor(production.app);
  expect((await visitor.get('/sandbox/toolbar')).statusCode).toBe(404);
  expect((await visitor.post('/sandbox/session', { token: 'x' })).statusCode).toBe(404);
  expect((await visitor.get(`${registration}?persona=score`)).cookies).toEqual([]);
  expect((await new Visitor(server.app).get(`${registration}?persona=score`)).cookies).toHaveLength(1);
  await production.close();
});
