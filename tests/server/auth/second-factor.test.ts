/** ASVS 6.3.3, 16 CFR 314.4(c)(5): whoever works at the desk shows a second factor. */
/** Covers src/server/auth/second-factor.ts, src/server/auth/check-factor.ts, src/server/auth/pass-second-factor.ts, src/server/auth/held-back.ts, src/server/identity/routes/second-factor.ts, src/server/identity/effects/confirm-second-factor.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { totpCode } from '../../../src/server/auth/totp.ts';
import { page } from '../accounts/door.ts';
import { password, register } from '../borrower.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';

const lines: string[] = [];
const server = sharedTestServer({ log: (line) => lines.push(line) });
const desk = '/service-desk/secure/api/v1/review';
const factor = '/identity/secure/api/v1/second-factor';
const loginPath = '/identity/api/v1/login';
const self = '/identity/secure/api/v1_1/identity';

/** A reviewer who has shown the password. */
async function half({ app }: TestServer, setsUpFactor: boolean, orgCode = 'default') {
  const login = { email: `two${randomUUID()}@example.com`, password };
  const visitor = new Visitor(app, orgCode);
  const made = await visitor.post('/sandbox/reviewers', { ...login, setsUpFactor });
  const answer = await visitor.post(loginPath, login);
  return { visitor, login, made: made.json(), answer };
}

const fromLetters = (key: string) => {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};
/** What the app of this key shows now, or some half minutes later. */
const shows = (key: string, later = 0) =>
  totpCode(fromLetters(key), Math.floor(server.world.clock.now() / 30_000) + later);
const nextCode = () => server.pass(30_000);
const events = (since: number) =>
  lines
    .slice(since)
    .map((line) => JSON.parse(line) as { log?: string; event?: string })
    .flatMap(({ log, event }) => (log === 'security' ? [event] : []));

test('a password alone opens nothing of the desk, and nothing else of the login', async () => {
  const { visitor, answer } = await half(server, false);
  expect(answer.statusCode).toBe(200);
  for (const path of [desk, '/service-desk/secure/api/v1/chat', '/identity/secure/api/v1/sessions']) {
    const refused = await visitor.get(path);
    expect([path, refused.statusCode, refused.json().message]).toEqual([path, 403, 'second factor']);
  }
  const change = { current: password, password: 'eleven wooden boats at night' };
  expect((await page(visitor, 'password', 'submit', change)).statusCode).toBe(401);
  const { twoFactorEnabled, totpVerified } = (await visitor.get(self)).json();
  expect({ twoFactorEnabled, totpVerified }).toEqual({ twoFactorEnabled: true, totpVerified: false });
});

test('the first login shows what an app needs, and opens the desk once the app has shown a code', async () => {
  const { visitor } = await half(server, true);
  const shown = (await visitor.get(factor)).json();
  expect(shown.state).toBe('SET_UP');
  expect(new URL(shown.uri).searchParams.get('secret')).toBe(shown.key.replaceAll(' ', ''));
  expect((await visitor.get(factor)).json()).toEqual(shown);
  expect(new Set(shown.recoveryCodes.map(({ code }: { code: string }) => code)).size).toBe(10);

  expect((await page(visitor, 'factor', 'submit', { code: '123456' })).statusCode).toBe(422);
  const since = lines.length;
  const passed = await page(
    visitor,
    'factor',
    'submit',
    { code: shows(shown.key) },
    { redirectUrl: '/account/heloc/desk/chats' },
  );
  expect([passed.statusCode, passed.json().next]).toEqual([200, '/account/heloc/desk/chats']);
  expect(events(since)).toEqual(
    expect.arrayContaining(['factor-passed', 'factor-set-up', 'session-started']),
  );
  expect((await visitor.get(desk)).statusCode).toBe(200);
  expect((await visitor.get(self)).json().totpVerified).toBe(true);
  expect((await visitor.get(factor)).statusCode).toBe(404);
});

test('later logins ask for a code and show no secret; a code works once', async () => {
  const { visitor, login } = await half(server, true);
  const { key } = (await visitor.get(factor)).json();
  await page(visitor, 'factor', 'submit', { code: shows(key) });
  const again = new Visitor(server.app);
  await again.post(loginPath, login);
  expect((await again.get(factor)).json()).toEqual({ state: 'CODE' });
  const used = await page(again, 'factor', 'submit', { code: shows(key) });
  expect([used.statusCode, used.json().fields['/code']]).toEqual([
    422,
    "That code isn't right, or it was already used. Wait for the next code in your app and enter that.",
  ]);
  nextCode();
  expect((await page(again, 'factor', 'submit', { code: shows(key) })).statusCode).toBe(200);
  nextCode();
  const third = new Visitor(server.app);
  await third.post(loginPath, login);
  // A clock that goes half a minute wrong either way; two minutes are too much.
  expect((await page(third, 'factor', 'submit', { code: shows(key, 4) })).statusCode).toBe(422);
  expect((await page(third, 'factor', 'submit', { code: shows(key, 1) })).statusCode).toBe(200);
});

test('of many parallel logins with one code, one opens the desk', async () => {
  const { visitor, login } = await half(server, true);
  const { key } = (await visitor.get(factor)).json();
  await page(visitor, 'factor', 'submit', { code: shows(key) });
  nextCode();
  const code = shows(key);
  const tries = Array.from({ length: 6 }, () => new Visitor(server.app).post(loginPath, { ...login, code }));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a recovery code works once, as it is typed', async () => {
  const { visitor, login } = await half(server, true);
  const { key, recoveryCodes } = (await visitor.get(factor)).json();
  const [first] = recoveryCodes as { code: string }[];
  // Before the app is set up, nothing but the app proves it.
  expect((await page(visitor, 'factor', 'submit', { code: first?.code })).statusCode).toBe(422);
  await page(visitor, 'factor', 'submit', { code: shows(key) });
  const since = lines.length;
  const typed = first?.code.toUpperCase().replace('-', ' ');
  const lost = await new Visitor(server.app).post(loginPath, { ...login, code: typed });
  expect(lost.statusCode).toBe(200);
  expect(events(since)).toContain('recovery-code-used');
  expect((await new Visitor(server.app).post(loginPath, { ...login, code: typed })).statusCode).toBe(422);
  const { rows } = { rows: await server.world.db.selectFrom('recovery_codes').selectAll().execute() };
  expect(JSON.stringify(rows)).not.toContain(first?.code.slice(0, 5));
});

test('tries are counted in the database, ten in ten minutes, over all servers and sessions', async () => {
  const { visitor, login } = await half(server, true);
  const { key } = (await visitor.get(factor)).json();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const other = new Visitor(server.app);
    const { statusCode } = await other.post(loginPath, { ...login, code: '123456' });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect((await page(visitor, 'factor', 'submit', { code: shows(key) })).statusCode).toBe(429);
  server.pass(10 * 60 * 1000);
  expect((await page(visitor, 'factor', 'submit', { code: shows(key) })).statusCode).toBe(200);
});

test('every way to log in as a reviewer waits for the code, and none for a borrower', async () => {
  const { login } = await half(server, false);
  const mailed = new Visitor(server.app);
  await page(mailed, 'link', 'submit', { email: login.email });
  const token = /#token=([\w-]+)/.exec(
    server.outbox.sent.findLast(({ to }) => to === login.email)?.text ?? '',
  )?.[1];
  expect((await page(mailed, 'open', 'submit', {}, { token })).statusCode).toBe(200);
  expect((await mailed.get(desk)).statusCode).toBe(403);

  const reset = new Visitor(server.app);
  const fresh = { email: login.email, code: '000000', password: 'eleven wooden boats at night' };
  expect((await page(reset, 'reset', 'submit', fresh)).statusCode).toBe(200);
  expect((await reset.get(desk)).statusCode).toBe(403);

  const borrower = await register(server);
  const self2 = (await borrower.get(self)).json();
  expect([self2.twoFactorEnabled, self2.totpVerified]).toEqual([false, false]);
});

test('the sandbox takes its own code; the call that makes a reviewer says so and gives the secret, too', async () => {
  const { visitor, made } = await half(server, false);
  expect(made.code).toBe('000000');
  expect((await page(visitor, 'factor', 'submit', { code: made.code })).statusCode).toBe(200);
  const { visitor: other, made: also } = await half(server, false);
  expect((await page(other, 'factor', 'submit', { code: shows(also.key) })).statusCode).toBe(200);
});
