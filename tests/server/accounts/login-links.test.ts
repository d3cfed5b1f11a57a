/** Links by email that log in (THREAT-27, THREAT-28). */
/** Covers src/server/platform/crypto/email-index.ts, src/server/identity/effects. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { register } from '../borrower.ts';
import { openTestServer, Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { fresh, mine, page, plain, tokenTo } from './door.ts';

const server = sharedTestServer();

describe('links by e-mail', () => {
  test('a link logs in once, on the page of the lender that it was asked at', async () => {
    const { email, uuid } = await register(server);
    const visitor = new Visitor(server.app);
    expect((await page(visitor, 'link', 'submit', { email: email.toUpperCase() })).statusCode).toBe(200);
    const token = tokenTo(server, email);
    const other = new Visitor(server.app, 'acme');
    expect((await page(other, 'open', 'submit', {}, { token })).statusCode).toBe(409);
    expect((await page(visitor, 'open', 'submit', {}, { token })).statusCode).toBe(200);
    expect((await visitor.get(mine)).json()).toMatchObject([{ uuid }]);
    expect((await page(new Visitor(server.app), 'open', 'submit', {}, { token })).statusCode).toBe(409);
  });

  test('a link dies after a quarter of an hour, and one for a password does not log in', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    await page(visitor, 'link', 'submit', { email });
    const token = tokenTo(server, email);
    await page(visitor, 'reset', 'link', { email });
    expect((await page(visitor, 'open', 'submit', {}, { token: tokenTo(server, email) })).statusCode).toBe(
      409,
    );
    server.pass(15 * 60 * 1000 + 1);
    expect((await page(visitor, 'open', 'submit', {}, { token })).statusCode).toBe(409);
    for (const forged of ['', 'x', '%00', token.slice(1), 'f'.repeat(43)])
      expect((await page(visitor, 'open', 'submit', {}, { token: forged })).statusCode, forged).toBe(409);
  });

  test('THREAT-28: nobody but the owner of an address learns whether it has an account', async () => {
    const { email } = await register(server);
    const unknown = `${randomUUID()}@example.com`;
    const visitor = new Visitor(server.app);
    for (const [id, action] of [
      ['link', 'submit'],
      ['reset', 'link'],
    ] as const)
      expect(plain(await page(visitor, id, action, { email }))).toEqual(
        plain(await page(visitor, id, action, { email: unknown })),
      );
    expect(server.outbox.sent.findLast(({ to }) => to === unknown)?.subject).toBe('No account');
    const data = { password: fresh, code: '111111' };
    const wrong = await page(visitor, 'reset', 'submit', { ...data, email });
    expect(wrong.statusCode).toBe(422);
    expect(plain(wrong)).toEqual(plain(await page(visitor, 'reset', 'submit', { ...data, email: unknown })));
  });

  test('FINDING-D11: an address without an account hears once a day of a request, and the sender of the request notices nothing', async () => {
    const unknown = `${randomUUID()}@example.com`;
    const visitor = new Visitor(server.app);
    const letters = () => server.outbox.sent.filter(({ to }) => to === unknown).length;
    const first = plain(await page(visitor, 'link', 'submit', { email: unknown }));
    for (const [id, action] of [
      ['link', 'submit'],
      ['reset', 'link'],
    ] as const)
      expect(plain(await page(visitor, id, action, { email: unknown }))).toEqual(first);
    expect(letters()).toBe(1);

    server.pass(24 * 60 * 60 * 1000 + 1);
    expect(plain(await page(visitor, 'link', 'submit', { email: unknown }))).toEqual(first);
    expect(letters()).toBe(2);
  });

  test('THREAT-27: six links an hour for one address, and the next hour is free', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    const ask = async () => (await page(visitor, 'link', 'submit', { email })).statusCode;
    for (let count = 0; count < 6; count += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    server.pass(60 * 60 * 1000 + 1);
    expect(await ask()).toBe(200);
  });

  test('an invalid email is refused before anything is sent', async () => {
    const visitor = new Visitor(server.app);
    for (const email of ['', 'x', 'a@b', ['a@b.example'], { a: 1 }])
      expect((await page(visitor, 'reset', 'link', { email })).statusCode, String(email)).toBe(422);
  });

  test('in production a link leads to the lender’s own host, whatever the request calls itself', async () => {
    const production = await openTestServer({ mode: 'production', startQueue: false });
    Object.assign(production.world.content.orgs.default?.org ?? {}, { hosts: ['apply.fixture.example'] });
    const headers = { host: 'evil.example', 'x-org': 'default' };
    const payload = { flow: 'door', page: 'link', action: 'submit', data: { email: 'nobody@example.com' } };
    const url = '/identity/api/v1/page-submission';
    const answer = await production.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(production.outbox.sent[0]?.text).toBe(
      'Start at https://apply.fixture.example/account/heloc/register',
    );
    await production.close();
  });
});
