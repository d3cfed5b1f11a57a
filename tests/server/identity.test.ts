/** Covers src/server/auth/{device-name,email-index}.ts, src/server/account-effects, src/server/accounts. */
/** Broker and older login, links by email, new passwords, sessions to look at, accounts to switch to (ACC-R2, ACC-R3, ACC-R5; THREAT-6, THREAT-27, THREAT-28). */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from '../../src/server/auth/device-name.ts';
import { emailIndex } from '../../src/server/auth/email-index.ts';
import { password, register } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const fresh = 'seven quiet green boats';
const mine = '/service-application/api/v3/application/heloc/all';
const named = { 'x-auth0-application-name': 'heloc' };
const broker = (kind: string, path: string) => `/identity-broker/${kind}/${path}`;
const page = (visitor: Visitor, id: string, action: string, data: object, query: object = {}) =>
  visitor.post('/identity/api/v1/page-submission', { flow: 'door', page: id, action, data, query });
const login = (visitor: Visitor, email: string, secret: string) =>
  visitor.post('/identity/api/v1/login', { email, password: secret });
const plain = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body.replace(/"requestId":"[^"]+"/, ''),
];
const tokenTo = (email: string) => {
  const message = server.outbox.sent.findLast(({ to }) => to === email);
  return /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
};
const become = (email: string, kind: string) =>
  server.world.db
    .updateTable('accounts')
    .set({ kind })
    .where('email_index', '=', emailIndex(server.world, 'default', email))
    .execute();

/** Turns a lender's flag on for the length of a test. */
async function withFlag(key: string, run: () => Promise<void>) {
  const flag = server.world.content.orgs.default?.site.flags?.[key];
  if (!flag) throw new Error(key);
  flag.enabled = true;
  try {
    await run();
  } finally {
    flag.enabled = false;
  }
}

describe('who is signed in', () => {
  test('[ACC-R5] the older login answers in two shapes, the second with everything', async () => {
    const borrower = await register(server);
    const first = (await borrower.get('/identity/secure/api/v1/identity')).json();
    const second = (await borrower.get('/identity/secure/api/v1_1/identity')).json();
    expect(first).toEqual({
      uuid: expect.any(String),
      type: 'CUSTOMER',
      email: borrower.email,
      phoneNumbers: ['+12025550123'],
      organizationCode: 'default',
    });
    expect(second).toMatchObject({
      ...first,
      profileType: 'CUSTOMER',
      passwordExpired: false,
      isBroker: false,
      aliases: [
        { type: 'EMAIL', value: borrower.email },
        { type: 'PHONE', value: '+12025550123' },
      ],
      activeLegacyCustomerOrgs: ['default'],
    });
  });

  test('[ACC-R5] the broker answers for its own kind of identity only, and wants to know who asks', async () => {
    const borrower = await register(server);
    const ask = (kind: string, headers = {}) =>
      borrower.send({ method: 'GET', url: broker(kind, 'secure/api/v3/self/figureinfo'), headers });
    expect((await ask('customer')).statusCode).toBe(400);
    expect((await ask('customer', named)).json()).toMatchObject({ email: borrower.email });
    const foreign = await ask('agent', named);
    expect([foreign.statusCode, foreign.json().errors]).toEqual([404, ['User not found']]);
    await become(borrower.email, 'BROKER');
    expect((await ask('agent', named)).json()).toMatchObject({ isBroker: true, profileType: 'BROKER' });
    expect((await ask('customer', named)).statusCode).toBe(404);
  });

  test('[ACC-R5] lenders of the older login are listed while their flag is off', async () => {
    const borrower = await register(server);
    await withFlag('broker', async () => {
      const self = (await borrower.get('/identity/secure/api/v1_1/identity')).json();
      expect(self.activeLegacyCustomerOrgs).toEqual([]);
    });
  });
});

describe('the broker’s login and logout', () => {
  const asked = { applicationName: 'heloc', orgCode: 'default', mode: 'sandbox' };
  const where = async (kind: string, more: object = {}) =>
    (await new Visitor(server.app).post(broker(kind, 'api/v3/login'), { ...asked, ...more }, named)).json()
      .redirect;

  test('[ACC-R2] without the flag it is the older login, with it the hosted one; each kind has its own', async () => {
    expect(await where('customer')).toBe('/auth/login');
    await withFlag('broker', async () => {
      expect(await where('customer')).toBe('/account/heloc/auth/hosted');
      expect(await where('agent')).toBe('/auth/login');
    });
    await withFlag('broker-agents', async () => {
      expect(await where('agent')).toBe('/account/heloc/auth/hosted');
      expect(await where('customer')).toBe('/auth/login');
    });
  });

  test('[ACC-R2] where to come back to goes along when it is a path of ours', async () => {
    expect(await where('customer', { redirectUrl: '/account/heloc/x?y=1' })).toBe(
      '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fx%3Fy%3D1',
    );
    for (const redirectUrl of ['//evil.example', '/A', 'https://evil.example', '/a\\b', 'javascript:1'])
      expect(await where('customer', { redirectUrl }), redirectUrl).toBe('/auth/login');
  });

  test('[ACC-R3] it takes applicationName, orgCode and mode, and its headers must say the same', async () => {
    const visitor = new Visitor(server.app);
    const status = async (body: object, headers: Record<string, string> = named) =>
      (await visitor.post(broker('customer', 'api/v3/login'), body, headers)).statusCode;
    expect(await status(asked)).toBe(200);
    expect(await status(asked, {})).toBe(400);
    expect(await status({ applicationName: 'heloc', orgCode: 'default' })).toBe(400);
    expect(await status({ ...asked, orgCode: 'acme' })).toBe(400);
    expect(await status({ ...asked, applicationName: 'other' })).toBe(400);
    expect(await status({ ...asked, extra: 1 })).toBe(400);
    const nameless = await server.app.inject({
      method: 'POST',
      url: broker('customer', 'api/v3/login'),
      payload: asked,
      headers: named,
    });
    expect(nameless.statusCode).toBe(400);
  });

  test('[ACC-R3] logging out ends the session and answers with the way to log in again', async () => {
    await withFlag('broker', async () => {
      const borrower = await register(server);
      const { token, cookies } = borrower;
      const kept = { ...cookies };
      const answer = await borrower.post(broker('customer', 'secure/api/v3/logout'), asked, named);
      expect(answer.json()).toEqual({ redirect: '/account/heloc/auth/hosted' });
      borrower.token = token;
      Object.assign(borrower.cookies, kept);
      expect((await borrower.get(mine)).statusCode).toBe(401);
    });
  });

  test('[ACC-R3] logging out needs to say nothing: the specification gives that call no body', async () => {
    const borrower = await register(server);
    const url = broker('customer', 'secure/api/v3/logout');
    const answer = await borrower.send({ method: 'POST', url, headers: named });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ redirect: '/auth/login' });
  });

  test('[ACC-R2] the hosted login signs in and goes back; a wrong password is no ended session', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    const wrong = await page(visitor, 'hosted', 'submit', { email, password: 'not this one' });
    const unknown = await page(visitor, 'hosted', 'submit', {
      email: 'no@example.com',
      password: 'not this',
    });
    expect(wrong.statusCode).toBe(422);
    expect(plain(wrong)).toEqual(plain(unknown));
    const back = { redirectUrl: '/account/heloc/dashboard' };
    const right = await page(visitor, 'hosted', 'submit', { email, password }, back);
    expect(right.json()).toEqual({ jwt: visitor.token, next: '/account/heloc/dashboard' });
    expect((await visitor.get(mine)).statusCode).toBe(200);
    const away = await page(
      visitor,
      'hosted',
      'submit',
      { email, password },
      { redirectUrl: '//evil.example' },
    );
    expect(away.json().next).toBeUndefined();
  });
});

describe('links by e-mail', () => {
  test('a link logs in once, on the page of the lender that it was asked at', async () => {
    const { email, uuid } = await register(server);
    const visitor = new Visitor(server.app);
    expect((await page(visitor, 'link', 'submit', { email: email.toUpperCase() })).statusCode).toBe(200);
    const token = tokenTo(email);
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
    const token = tokenTo(email);
    await page(visitor, 'reset', 'link', { email });
    expect((await page(visitor, 'open', 'submit', {}, { token: tokenTo(email) })).statusCode).toBe(409);
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

  test('what is no address is refused before anything is sent', async () => {
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

describe('a new password', () => {
  test('by the code: the old one is dead, every session too, and the owner is told and logged in', async () => {
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

  test('by the link: a bad password does not cost the link, a good one does', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    await page(visitor, 'reset', 'link', { email });
    const query = { token: tokenTo(email) };
    const set = (secret: string) => page(visitor, 'new-password', 'submit', { password: secret }, query);
    expect((await set('short')).json().fields).toEqual({ '/password': 'Use at least 12 characters' });
    expect((await set(password)).statusCode).toBe(422);
    expect((await set(fresh)).statusCode).toBe(200);
    expect((await set('another good password')).statusCode).toBe(409);
    expect((await login(new Visitor(server.app), email, fresh)).statusCode).toBe(200);
  });

  test('THREAT-27: codes can be guessed five times, resets ten', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    const guess = async () =>
      (await page(visitor, 'reset', 'submit', { email, code: '111111', password: fresh })).statusCode;
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe(422);
    expect(await guess()).toBe(429);
  });

  test('by the old one: this session goes on, the others end', async () => {
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

describe('another email to log in with', () => {
  const change = (visitor: Visitor, email: string, more: object = {}) =>
    page(visitor, 'email', 'submit', { email, current: password, emailCode: '000000', ...more });
  const another = () => `${randomUUID()}@example.com`;

  test('the new one opens, the old one does not, other devices end, and the old address is told', async () => {
    const borrower = await register(server);
    const other = new Visitor(server.app);
    await login(other, borrower.email, password);
    await page(new Visitor(server.app), 'link', 'submit', { email: borrower.email });
    const [email, token] = [another(), tokenTo(borrower.email)];

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

  test('without the password, without the code, or without a login nothing changes', async () => {
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

  test('two who want the same address at once: one gets it', async () => {
    const [first, second] = [await register(server), await register(server)];
    const email = another();

    const answers = await Promise.all([change(first, email), change(second, email)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('sessions', () => {
  const sessions = '/identity/secure/api/v1/sessions';
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

  test('their owner sees each and ends any of them; nobody else can', async () => {
    const borrower = await register(server);
    const phone = new Visitor(server.app);
    await phone.post('/identity/api/v1/login', { email: borrower.email, password }, { 'user-agent': chrome });
    const list = (await borrower.get(sessions)).json();
    expect(list).toMatchObject([{ device: 'Chrome on Windows', current: false }, { current: true }]);
    const url = `${sessions}/${list[0].uuid}`;
    const stranger = await register(server);
    expect((await stranger.send({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await phone.get(mine)).statusCode).toBe(200);
    expect((await borrower.send({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await phone.get(mine)).statusCode).toBe(401);
    expect((await borrower.send({ method: 'DELETE', url })).statusCode).toBe(404);
  });

  test('all others end at once', async () => {
    const borrower = await register(server);
    const others = [new Visitor(server.app), new Visitor(server.app)];
    for (const other of others) await login(other, borrower.email, password);
    expect((await borrower.send({ method: 'DELETE', url: sessions })).statusCode).toBe(204);
    for (const other of others) expect((await other.get(mine)).statusCode).toBe(401);
    expect((await borrower.get(sessions)).json()).toHaveLength(1);
  });

  test('using a session is seen when its token is renewed', async () => {
    const borrower = await register(server);
    const [before] = (await borrower.get(sessions)).json();
    server.pass(6 * 60 * 1000);
    await borrower.get(mine);
    const [after] = (await borrower.get(sessions)).json();
    expect(Date.parse(after.seenAt) - Date.parse(before.seenAt)).toBeGreaterThan(5 * 60 * 1000);
  });

  test.each([
    [chrome, 'Chrome on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
    ['curl/8', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name));
});

describe('accounts of one person', () => {
  const accounts = '/service-wallet/secure/api/v4/account';
  const change = '/identity/secure/api/v1/switch';

  test('are listed over all lenders, and choosing one gives its token', async () => {
    const here = await register(server);
    const there = await register(server, 'acme', here.email);
    const list = (await here.get(accounts)).json();
    expect(list).toMatchObject([
      { organizationCode: 'default', current: true, account: { name: 'Fixture Lending, Inc.' } },
      { organizationCode: 'acme', current: false },
    ]);
    const { token, cookies } = here;
    const old = Object.assign(new Visitor(server.app), { token });
    Object.assign(old.cookies, cookies);
    const answer = await here.post(change, { account: list[1].uuid });
    expect(answer.json()).toEqual({ jwt: here.token, redirect: '/account/heloc/dashboard' });
    const changed = Object.assign(new Visitor(server.app, 'acme'), { token: here.token });
    Object.assign(changed.cookies, here.cookies);
    expect((await changed.get(mine)).json()).toMatchObject([{ uuid: there.uuid }]);
    expect((await old.get(mine)).statusCode).toBe(401);
  });

  test('in production a lender without a host of its own is no place to switch to, and one with a host is', async () => {
    const here = await register(server);
    await register(server, 'acme', here.email);
    const { acme } = server.world.content.orgs;
    const reachable = async () =>
      (await here.get(accounts)).json().map((one: { reachable: boolean }) => one.reachable);
    const [, other] = (await here.get(accounts)).json();
    const choose = () => here.post(change, { account: other.uuid });
    const { hosts = [] } = acme?.org ?? {};
    try {
      Object.assign(server.world, { mode: 'production' });
      here.cookies['__Host-hl_sid'] = here.cookies.hl_sid ?? '';
      expect(await reachable()).toEqual([true, true]);
      expect((await choose()).json()).toEqual({ redirect: `https://${hosts[0]}/account/heloc/dashboard` });
      Object.assign(acme?.org ?? {}, { hosts: [] });
      expect(await reachable()).toEqual([true, false]);
      const refused = await choose();
      expect([refused.statusCode, refused.json().errors]).toEqual([
        409,
        ['This lender’s pages cannot be opened from here.'],
      ]);
      expect((await here.get(mine)).statusCode).toBe(200);
    } finally {
      Object.assign(server.world, { mode: 'sandbox' });
      Object.assign(acme?.org ?? {}, { hosts });
    }
    expect(await reachable()).toEqual([true, true]);
  });

  test('one account is a list of one, and another person’s cannot be chosen', async () => {
    const borrower = await register(server);
    const stranger = await register(server);
    expect((await borrower.get(accounts)).json()).toHaveLength(1);
    const [theirs] = (await stranger.get(accounts)).json();
    for (const account of [theirs.uuid, randomUUID()])
      expect((await borrower.post(change, { account })).statusCode).toBe(404);
    expect((await borrower.get(mine)).statusCode).toBe(200);
  });
});

describe('an additional signer', () => {
  test('comes in by address and code, when the address was invited', async () => {
    const email = `${randomUUID()}@example.com`;
    const visitor = new Visitor(server.app);
    const open = (code: string) => page(visitor, 'signer', 'submit', { email, code });
    expect((await open('111111')).json().fields).toHaveProperty('/code');
    expect((await open('000000')).json().fields['/email']).toMatch(/^We didn't send an invitation/);
    await visitor.post('/sandbox/signers', { email });
    expect((await open('000000')).statusCode).toBe(200);
    expect((await visitor.get('/service-profile/api/v1/profile')).json().profileType).toBe('CO_DEEDER');
    expect((await visitor.get(mine)).json()).toEqual([]);
  });

  test('is no borrower: a borrower’s address opens no invitation', async () => {
    const { email } = await register(server);
    const answer = await page(new Visitor(server.app), 'signer', 'submit', { email, code: '000000' });
    expect(answer.statusCode).toBe(422);
  });
});

test('pages of other flows, unknown pages, actions and effects do nothing here', async () => {
  const visitor = new Visitor(server.app);
  const send = (body: object) => visitor.post('/identity/api/v1/page-submission', body);
  const status = async (body: object) => (await send({ data: {}, action: 'submit', ...body })).statusCode;
  expect(await status({ flow: 'heloc', page: 'start' })).toBe(404);
  expect(await status({ flow: 'register', page: 'login-info' })).toBe(404);
  expect(await status({ flow: 'door', page: 'nothing' })).toBe(404);
  expect(await status({ flow: 'nothing', page: 'link' })).toBe(404);
  expect(await status({ flow: 'door', page: 'closed', action: 'home' })).toBe(400);
  expect(await status({ flow: 'door', page: 'link', action: 'nothing' })).toBe(400);
  expect(await status({ flow: 'door', page: 'link', data: { email: 'a@b.example', more: 1 } })).toBe(400);
});
