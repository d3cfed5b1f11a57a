/** FINDING-D7: an attacker who tries passwords on an account is stopped, and its owner is not. */
/** Covers src/server/platform/crypto/address-index.ts, src/server/platform/crypto/open-secrets.ts, src/server/auth. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { addressIndex, networkOf } from '../../src/server/platform/crypto/address-index.ts';
import { secretsFrom } from '../../src/server/platform/crypto/open-secrets.ts';
import { applications, password, register } from './borrower.ts';
import { testKey, Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();

type From = { email: string; secret: string; address: string; visitor?: Visitor };

const logIn = ({ email, secret, address, visitor = new Visitor(server.app) }: From) =>
  visitor.send({
    method: 'POST',
    url: '/identity/api/v1/login',
    payload: { email, password: secret },
    remoteAddress: address,
  });

const address = (number: number) => `203.${number >> 8}.113.${number & 255}`;
const wrong = 'not the password of anybody';
const fresh = '198.51.100.7';
const toldTo = (email: string) => server.outbox.sent.filter(({ to }) => to === email);

/** Sends so many guesses, some at a time, and counts the answers. */
async function guess(email: string, count: number, addresses: number): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let next = 0;
  const one = async () => {
    while (next < count) {
      const { statusCode } = await logIn({ email, secret: wrong, address: address(next++ % addresses) });
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
  return counts;
}

test('FINDING-D7: after a hundred wrong passwords from a hundred addresses the owner logs in from a fresh one', async () => {
  const { email } = await register(server);

  expect(await guess(email, 100, 100)).toEqual({ 401: 100 });

  expect((await logIn({ email, secret: password, address: fresh })).statusCode).toBe(200);
});

test('FINDING-D7, THREAT-27: a thousand guesses are stopped, while the owner’s browser is answered at once and a fresh one by email', async () => {
  const owner = await register(server);
  const { email } = owner;

  const counts = await guess(email, 1_000, 20);

  // A hundred answers, and the few whose turn was near enough to wait for.
  expect(counts[401]).toBeGreaterThanOrEqual(100);
  expect(counts[401]).toBeLessThan(130);
  expect(counts[429]).toBe(1_000 - (counts[401] ?? 0));
  expect(counts[200]).toBeUndefined();

  const known = new Visitor(server.app);
  known.cookies.hl_known = owner.cookies.hl_known ?? '';
  expect((await logIn({ email, secret: password, address: fresh, visitor: known })).statusCode).toBe(200);

  // On a slow machine the next turn may have come by now and been taken.
  await server.world.db
    .updateTable('rate_limits')
    .set({ window_start: server.world.clock.now() + 60_000 })
    .where('bucket', 'like', 'login-turn/%')
    .execute();
  const before = toldTo(email).length;
  const right = await logIn({ email, secret: password, address: '198.51.100.8' });
  const other = await logIn({ email, secret: wrong, address: '198.51.100.9' });
  const plain = ({ statusCode, body }: typeof right) => [statusCode, body.replace(/"requestId":"[^"]+"/, '')];
  expect(right.statusCode).toBe(429);
  expect(plain(right)).toEqual(plain(other));
  await vi.waitFor(() => expect(toldTo(email)).toHaveLength(before + 1), 60_000);
  const token = /token=([\w-]+)/.exec(toldTo(email).at(-1)?.text ?? '')?.[1];
  const visitor = new Visitor(server.app);
  const sent = { flow: 'door', page: 'open', action: 'submit', data: {}, query: { token } };
  expect((await visitor.post('/identity/api/v1/page-submission', sent)).statusCode).toBe(200);
});

test('FINDING-D7: when it is over, strangers are answered again', async () => {
  const { email } = await register(server);
  await guess(email, 130, 130);
  server.pass(11 * 60 * 1000);

  expect((await logIn({ email, secret: password, address: fresh })).statusCode).toBe(200);
  expect((await logIn({ email, secret: wrong, address: fresh })).statusCode).toBe(401);
});

test('FINDING-D7: another owner’s mark, or an invented one, makes no browser known', async () => {
  const [owner, other] = [await register(server), await register(server)];
  const tries = async (mark: string) => {
    const visitor = new Visitor(server.app);
    visitor.cookies.hl_known = mark;
    return (await logIn({ email: owner.email, secret: wrong, address: fresh, visitor })).statusCode;
  };
  for (let count = 0; count < 10; count += 1) expect(await tries('f'.repeat(43))).toBe(401);

  for (const mark of [other.cookies.hl_known ?? '', '', 'x', `${'f'.repeat(43)}.`.repeat(50)])
    expect(await tries(mark)).toBe(429);
  expect(await tries(owner.cookies.hl_known ?? '')).toBe(401);
});

test('FINDING-D7: strangers use up a person’s links and codes for themselves, not for the owner’s browser', async () => {
  const owner = await register(server);
  const ask = (visitor: Visitor, number: number) =>
    visitor.send({
      method: 'POST',
      url: '/identity/api/v1/page-submission',
      payload: { flow: 'door', page: 'link', action: 'submit', data: { email: owner.email } },
      remoteAddress: address(number),
    });
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count += 1)
    statuses.add((await ask(new Visitor(server.app), count)).statusCode);
  expect([...statuses]).toEqual([200, 429]);

  const known = new Visitor(server.app);
  known.cookies.hl_known = owner.cookies.hl_known ?? '';
  expect((await ask(known, 1)).statusCode).toBe(200);
});

test('a browser that two people log in with knows both', async () => {
  const [one, two] = [await register(server), await register(server)];
  const shared = new Visitor(server.app);
  for (const { email } of [one, two])
    await logIn({ email, secret: password, address: fresh, visitor: shared });
  for (const { email } of [one, two])
    for (let count = 0; count < 10; count += 1) await logIn({ email, secret: wrong, address: fresh });

  for (const { email } of [one, two])
    expect((await logIn({ email, secret: password, address: fresh, visitor: shared })).statusCode).toBe(200);
});

test('FINDING-D11: a second cookie of the same name, put there by another host, logs nobody out', async () => {
  const borrower = await register(server);
  const url = `${applications}/${borrower.uuid}/journey`;
  const authorization = `bearer ${borrower.token}`;
  for (const cookie of [
    `hl_sid=tossed; hl_sid=${borrower.cookies.hl_sid}`,
    `hl_sid=${borrower.cookies.hl_sid}; hl_sid=tossed`,
  ])
    expect((await server.app.inject({ url, headers: { authorization, cookie } })).statusCode, cookie).toBe(
      200,
    );
  const without = { authorization, cookie: 'hl_sid=tossed; hl_sid=other' };
  expect((await server.app.inject({ url, headers: without })).statusCode).toBe(401);
});

test('FINDING-D11: what is counted by address does not say the address', async () => {
  const email = `${randomUUID()}@example.com`;
  await logIn({ email, secret: wrong, address: '192.0.2.44' });
  await server.app.inject({
    method: 'POST',
    url: '/identity/api/v1/otp',
    payload: { email },
    remoteAddress: '192.0.2.44',
  });

  const rows = await server.world.db.selectFrom('rate_limits').select('bucket').execute();

  expect(rows.length).toBeGreaterThan(3);
  expect(
    rows.map(({ bucket }) => bucket).filter((bucket) => /\d+\.\d+\.\d+\.\d+|example\.com/.test(bucket)),
  ).toEqual([]);
});

test('FINDING-D11: a household’s IPv6 network is one asker, an IPv4 address is one however it is written', () => {
  const secrets = secretsFrom(testKey);
  expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
  expect(networkOf('2001:0db8::7')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressIndex(secrets, '2001:db8::1')).toBe(addressIndex(secrets, '2001:db8:0:0:ffff::2'));
  expect(addressIndex(secrets, '2001:db8::1')).not.toBe(addressIndex(secrets, '2001:db8:0:1::1'));
  expect(addressIndex(secrets, '192.0.2.1')).not.toBe(addressIndex(secrets, '192.0.2.2'));
});
