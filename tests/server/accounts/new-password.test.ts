/** A new password: by a code, by a link, by the old one (ACC-R5; THREAT-27). */
/** Covers src/server/identity/accounts, src/server/identity/effects. */
import { describe, expect, test } from 'vitest';
import { password, register } from '../borrower.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { fresh, login, mine, page, tokenTo } from './door.ts';

const server = sharedTestServer();

describe('a new password', () => {
  test('a new password by code ends the old one and every session, tells the owner and logs in', async () => {
    const borrower = await register(server);
    const { email } = borrower;
    const visitor = new Visitor(server.app);
    const answer = await page(visitor, 'reset', 'submit', { email, code: '000000', password: fresh });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await visitor.get(mine)).json()).toMatchObject([{ uuid: borrower.uuid }]);
    expect((await borrower.get(mine)).statusCode).toBe(401);
    expect((await login(new Visitor(server.app), email, password)).statusCode).toBe(401);
    expect((await login(new Visitor(server.app), email, fresh)).statusCode).toBe(200);
    expect(server.outbox.sent.findLast(({ to }) => to === email)?.subject).toBe('Password changed');
  });

  test('a link for a new password survives a bad password and ends with a good one', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    await page(visitor, 'reset', 'link', { email });
    const query = { token: tokenTo(server, email) };
    const set = (secret: string) => page(visitor, 'new-password', 'submit', { password: secret }, query);
    expect((await set('short')).json().fields).toEqual({ '/password': 'Use at least 12 characters' });
    expect((await set(password)).statusCode).toBe(422);
    expect((await set(fresh)).statusCode).toBe(200);
    expect((await set('another good password')).statusCode).toBe(409);
    expect((await login(new Visitor(server.app), email, fresh)).statusCode).toBe(200);
  });

  test('a new password that is the owner’s name with a year is refused, like the first one', async () => {
    const { email } = await register(server);
    await page(new Visitor(server.app), 'reset', 'link', { email });
    const query = { token: tokenTo(server, email) };
    const named = { password: 'Ada-Alvarez-1968!' };
    const answer = await page(new Visitor(server.app), 'new-password', 'submit', named, query);
    expect(answer.json().fields).toEqual({
      '/password':
        'Names are easy to guess, yours and ours. Choose another password, such as four random words',
    });
  });

  test('THREAT-27: codes can be guessed five times, resets ten', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    const guess = async () =>
      (await page(visitor, 'reset', 'submit', { email, code: '111111', password: fresh })).statusCode;
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe(422);
    expect(await guess()).toBe(429);
  });

  test('a new password by the old one ends the other sessions only', async () => {
    const borrower = await register(server);
    const other = new Visitor(server.app);
    await login(other, borrower.email, password);
    const wrong = await page(borrower, 'password', 'submit', { current: fresh, password: fresh });
    expect(wrong.json().fields).toEqual({ '/current': "That isn't your current password. Try again" });
    const right = await page(borrower, 'password', 'submit', { current: password, password: fresh });
    expect(right.statusCode, right.body).toBe(200);
    expect((await borrower.get(mine)).statusCode).toBe(200);
    expect((await other.get(mine)).statusCode).toBe(401);
    const stranger = await page(new Visitor(server.app), 'password', 'submit', {
      current: fresh,
      password: 'yet another password',
    });
    expect(stranger.statusCode).toBe(401);
  });

  test('[ACC-R5] an expired password opens nothing but the way to a new one', async () => {
    const borrower = await register(server);
    expect((await borrower.post('/sandbox/expire-password', {})).statusCode).toBe(204);
    for (const visitor of [borrower, new Visitor(server.app)]) {
      if (visitor !== borrower) await login(visitor, borrower.email, password);
      const refused = await visitor.get(mine);
      expect([refused.statusCode, refused.json().message]).toEqual([403, 'password expired']);
      expect((await visitor.get('/service-profile/api/v1/profile')).json().passwordExpired).toBe(true);
    }
    await page(borrower, 'password', 'submit', { current: password, password: fresh });
    expect((await borrower.get(mine)).statusCode).toBe(200);
    expect((await borrower.get('/identity/secure/api/v1_1/identity')).json().passwordExpired).toBe(false);
  });
});
