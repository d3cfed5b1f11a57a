/** FINDING-D10: the security log of production tells what happens to accounts, and names no person. */
/** Covers src/server/platform/errors/security-events.ts, src/server/http/plugins/security-log.ts. */
import { expect, test } from 'vitest';
import { securityEvents } from '../../src/server/platform/errors/security-events.ts';
import { applications, password, register, start, submit } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const lines: string[] = [];
const server = sharedTestServer({ log: (line) => lines.push(line) });

type Line = { log: string; event: string; outcome: string; account?: string; who?: string; from: string };

/** The lines that something has added. */
async function told(work: () => Promise<unknown>): Promise<Line[]> {
  const before = lines.length;
  await work();
  return lines
    .slice(before)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ log }) => log === 'security');
}

/** A line without its clock and its random identifiers, in which a short canary could stand by chance. */
function withoutChance(line: string): string {
  const { time: _time, ...said } = JSON.parse(line) as { time: number };
  return JSON.stringify(said).replace(/"[0-9a-f]{16}"|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
}

const events = (list: Line[]) => list.map(({ event, outcome }) => `${event}:${outcome}`);
const login = '/identity/api/v1/login';
const page = (visitor: Visitor, id: string, data: object, query: object = {}, action = 'submit') =>
  visitor.post('/identity/api/v1/page-submission', { flow: 'door', page: id, action, data, query });

test('FINDING-D10: logging in and out, and being refused, are told with the account', async () => {
  const borrower = await register(server);
  const { email } = borrower;
  const visitor = new Visitor(server.app);

  const right = await told(() => visitor.post(login, { email, password }));
  expect(events(right)).toEqual(['session-started:success']);
  const account = right[0]?.account;
  expect(account).toMatch(/^[0-9a-f-]{36}$/);
  const wrong = await told(() => visitor.post(login, { email, password: 'not the password' }));
  expect(wrong).toMatchObject([{ event: 'login-refused', outcome: 'failure', account, level: 40 }]);
  const nobody = await told(() => visitor.post(login, { email: 'nobody@example.com', password }));
  expect(nobody).toMatchObject([{ event: 'login-refused', who: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
  expect(nobody[0]).not.toHaveProperty('account');
  expect(wrong[0]?.from).toMatch(/^[0-9a-f]{16}$/);
  const onPage = await told(() => page(visitor, 'hosted', { email, password: 'not the password' }));
  expect(events(onPage)).toEqual(['login-refused:failure']);
  const out = await told(() => borrower.post('/identity-broker/customer/secure/api/v3/logout', {}));
  expect(out).toMatchObject([{ event: 'logout', account }]);
  expect(events(await told(() => borrower.get(`${applications}/${borrower.uuid}/journey`)))).toEqual([
    'unauthenticated:failure',
  ]);
});

test('FINDING-D10: new passwords, new addresses, links and codes are told', async () => {
  const { email } = await register(server);
  const visitor = new Visitor(server.app);
  const token = () =>
    /token=([\w-]+)/.exec(server.outbox.sent.findLast(({ to }) => to === email)?.text ?? '')?.[1];

  expect(events(await told(() => page(visitor, 'reset', { email }, {}, 'link')))).toEqual([
    'link-sent:success',
  ]);
  expect(events(await told(() => page(visitor, 'open', {}, { token: 'x'.repeat(43) })))).toEqual([
    'link-refused:failure',
  ]);
  const reset = await told(() =>
    page(visitor, 'new-password', { password: 'seven quiet green boats' }, { token: token() }),
  );
  expect(events(reset)).toEqual(['password-reset:success', 'session-started:success']);
  const change = { current: 'seven quiet green boats', password: 'eight quiet green boats' };
  expect(events(await told(() => page(visitor, 'password', { ...change, current: 'x' })))).toEqual([
    'password-refused:failure',
  ]);
  expect(events(await told(() => page(visitor, 'password', change)))).toEqual(['password-changed:success']);
  expect(events(await told(() => visitor.post('/identity/api/v1/otp', { email })))).toEqual([
    'code-sent:success',
  ]);
  const data = { email, code: '111111', password };
  expect(events(await told(() => page(visitor, 'reset', data)))).toEqual(['code-refused:failure']);
});

test('FINDING-D10: another person’s application, a closed step, another site and too many tries are logged', async () => {
  const [borrower, other] = [await register(server), await register(server)];
  const journey = `${applications}/${other.uuid}/journey`;
  expect(events(await told(() => borrower.get(journey)))).toEqual(['not-owner:failure']);
  expect(events(await told(() => submit(borrower, 'papers', { carrier: 'x' })))).toEqual([
    'step-refused:failure',
  ]);
  const evil = {
    method: 'POST',
    url: login,
    payload: {},
    headers: { origin: 'https://evil.example' },
  } as const;
  expect(events(await told(() => borrower.send(evil)))).toEqual(['foreign-origin:failure']);
  const guess = () => new Visitor(server.app).post(login, { email: other.email, password: 'wrong wrong' });
  for (let count = 0; count < 10; count += 1) await guess();
  expect(events(await told(guess))).toEqual(['rate-limited:failure']);
  const report = {
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://e.example' },
  };
  const headers = { 'content-type': 'application/csp-report' };
  expect(events(await told(() => borrower.post('/csp-report', report, headers)))).toEqual([
    'policy-violated:failure',
  ]);
  expect(events(await told(() => borrower.post('/sandbox/expire-password', {})))).toEqual([
    'sandbox-used:success',
  ]);
});

test('FINDING-D10: nobody fills the log: of one kind from one network thirty lines a minute stand', async () => {
  const visitor = new Visitor(server.app);
  server.pass(61_000);
  const many = async () => {
    for (let count = 0; count < 50; count += 1) await visitor.get(`${applications}/x/journey`);
  };
  expect(await told(many)).toHaveLength(30);
  server.pass(61_000);
  expect(await told(() => visitor.get(`${applications}/x/journey`))).toMatchObject([{ skipped: 20 }]);
});

test('FINDING-D10: each line names a listed event, and none names a person, a password, a code or a network address', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', { ...start, ssn: '666101077', first: 'Canarywell' });
  const secret = lines.map((line) => JSON.parse(line) as Line).filter(({ log }) => log === 'security');
  expect(secret.length).toBeGreaterThan(30);
  for (const { event } of secret) expect(securityEvents).toContain(event);
  const text = lines.map(withoutChance).join('\n');
  for (const canary of [
    '@',
    'Canarywell',
    'Ada',
    'Alvarez',
    '666101077',
    '0123',
    '127.0.0.1',
    'four random',
    '95814',
  ])
    expect(text, canary).not.toContain(canary);
  for (const { token, cookies } of [borrower])
    for (const canary of [token ?? '', ...Object.values(cookies)].filter(Boolean))
      expect(text).not.toContain(canary);
});
