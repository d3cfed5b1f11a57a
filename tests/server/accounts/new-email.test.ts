/** Another email to log in with (THREAT-28). */
/** Covers src/server/identity/accounts, src/server/identity/effects. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { password, register } from '../borrower.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { fresh, login, mine, page, plain, tokenTo } from './door.ts';

const server = sharedTestServer();

describe('another email to log in with', () => {
  const change = (visitor: Visitor, email: string, more: object = {}) =>
    page(visitor, 'email', 'submit', { email, current: password, emailCode: '000000', ...more });
  const another = () => `${randomUUID()}@example.com`;

  test('a new email logs in, the old one no longer; other devices are logged out and the old address is told', async () => {
    const borrower = await register(server);
    const other = new Visitor(server.app);
    await login(other, borrower.email, password);
    await page(new Visitor(server.app), 'link', 'submit', { email: borrower.email });
    const [email, token] = [another(), tokenTo(server, borrower.email)];

    const answer = await change(borrower, ` ${email.toUpperCase()}`);

    expect(answer.statusCode, answer.body).toBe(200);
    expect((await borrower.get('/identity/secure/api/v1/identity')).json().email).toBe(email);
    expect((await other.get(mine)).statusCode).toBe(401);
    expect((await login(new Visitor(server.app), borrower.email, password)).statusCode).toBe(401);
    expect((await login(new Visitor(server.app), email, password)).statusCode).toBe(200);
    // A link that went to the old address before opens nothing after.
    expect((await page(new Visitor(server.app), 'open', 'submit', {}, { token })).statusCode).toBe(409);
    expect(server.outbox.sent.findLast(({ to }) => to === borrower.email)?.subject).toBe('Login changed');
    expect(server.outbox.sent.some(({ to }) => to === email)).toBe(false);
  });

  test('an email is not changed without the password, the code and a login', async () => {
    const borrower = await register(server);
    const email = another();

    const noPassword = await change(borrower, email, { current: fresh });
    const noCode = await change(borrower, email, { emailCode: '111111' });
    const nobody = await change(new Visitor(server.app), email);
    const same = await change(borrower, borrower.email);

    expect(noPassword.json().fields).toEqual({ '/current': "That isn't your current password. Try again" });
    expect(Object.keys(noCode.json().fields)).toEqual(['/emailCode']);
    expect(nobody.statusCode).toBe(401);
    expect(same.json().fields).toEqual({ '/email': 'You already log in with this email' });
    expect((await login(new Visitor(server.app), borrower.email, password)).statusCode).toBe(200);
  });

  test('THREAT-28: whether an address has an account is said only to who proved that it is theirs', async () => {
    const [borrower, owner] = [await register(server), await register(server)];

    const guess = await change(borrower, owner.email, { emailCode: '111111' });
    const unknown = await change(borrower, another(), { emailCode: '111111' });
    const proved = await change(borrower, owner.email);

    expect(plain(guess)).toEqual(plain(unknown));
    expect(proved.json().fields).toEqual({
      '/email': 'An account with this email already exists. Log in, or use another email',
    });
    expect((await login(new Visitor(server.app), owner.email, password)).statusCode).toBe(200);
  });

  test('of two people who want the same email at once, one gets it', async () => {
    const [first, second] = [await register(server), await register(server)];
    const email = another();

    const answers = await Promise.all([change(first, email), change(second, email)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});
