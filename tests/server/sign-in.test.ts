/** Signing in, staying in, being signed out; and no stranger learning who has an account. */
/**
 * Covers src/server/auth/token.ts, src/server/platform/crypto/{open-secrets,signing-keys}.ts,
 *   src/server/identity/effects, src/server/auth.
 */
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readToken, signToken } from '../../src/server/auth/token.ts';
import { secretsFrom } from '../../src/server/platform/crypto/open-secrets.ts';
import { signingKeys } from '../../src/server/platform/crypto/signing-keys.ts';
import { applications, password, register } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();

const login = '/identity/api/v1/login';
const mine = '/service-application/api/v3/application/heloc/all';

test('an email and a password give a token, a cookie, and the list of applications', async () => {
  const { email, uuid } = await register(server);
  const visitor = new Visitor(server.app);

  const answer = await visitor.post(login, { email: email.toUpperCase(), password });

  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().jwt).toBe(visitor.token);
  expect(answer.cookies.find(({ name }) => name === 'hl_sid')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect((await visitor.get(mine)).json()).toMatchObject([{ uuid, active: true, title: 'Home equity line' }]);
  expect((await visitor.get('/identity/secure/api/v1/identity')).json()).toMatchObject({
    email,
    type: 'CUSTOMER',
  });
  expect((await visitor.get('/service-profile/api/v1/profile')).json()).toMatchObject({
    firstName: 'Ada',
    email,
  });
});

test('a wrong password and an unknown address look the same', async () => {
  const { email } = await register(server);
  const visitor = new Visitor(server.app);

  const wrong = await visitor.post(login, { email, password: 'not the password' });
  const unknown = await visitor.post(login, { email: 'nobody@example.com', password });

  const plain = ({ statusCode, body }: typeof wrong) => [statusCode, body.replace(/"requestId":"[^"]+"/, '')];
  expect(plain(wrong)).toEqual(plain(unknown));
  expect(wrong.statusCode).toBe(401);
});

test('guessing is stopped, and its window passes', async () => {
  const { email } = await register(server);
  const visitor = new Visitor(server.app);
  const guess = async (secret: string) => (await visitor.post(login, { email, password: secret })).statusCode;

  for (let attempt = 0; attempt < 10; attempt += 1) expect(await guess('wrong wrong wrong')).toBe(401);
  expect(await guess(password)).toBe(429);
  server.pass(10 * 60 * 1000 + 1);
  expect(await guess(password)).toBe(200);
});

test('a token is useless without its cookie, and a cookie without its token', async () => {
  const borrower = await register(server);
  const stolen = new Visitor(server.app);
  stolen.token = borrower.token;
  const riding = new Visitor(server.app);
  Object.assign(riding.cookies, borrower.cookies);

  expect((await stolen.get(mine)).statusCode).toBe(401);
  expect((await riding.get(mine)).statusCode).toBe(401);
  expect((await riding.get(mine)).json().message).toBe('unauthenticated');
  // FINDING-D11: a scheme's name has no case (RFC 9110, 11.1).
  const headers = { authorization: `bearer ${borrower.token}` };
  expect((await borrower.send({ method: 'GET', url: mine, headers })).statusCode).toBe(200);
});

test('a token lives fifteen minutes and is renewed by use', async () => {
  const borrower = await register(server);
  const first = borrower.token;
  server.pass(6 * 60 * 1000);
  expect((await borrower.get(mine)).headers.authorization).toMatch(/^Bearer /);
  expect(borrower.token).not.toBe(first);
  server.pass(14 * 60 * 1000);
  expect((await borrower.get(mine)).statusCode).toBe(200);
  server.pass(16 * 60 * 1000);
  expect((await borrower.get(mine)).statusCode).toBe(401);
});

test('a session ends after twelve hours, however busy', async () => {
  const borrower = await register(server);
  let status = 200;
  for (let minutes = 0; minutes < 12 * 60 + 20 && status === 200; minutes += 10) {
    server.pass(10 * 60 * 1000);
    status = (await borrower.get(mine)).statusCode;
  }
  expect(status).toBe(401);
});

test('logging out ends the session with the next request', async () => {
  const borrower = await register(server);
  const { token } = borrower;
  const cookie = borrower.cookies.hl_sid ?? '';

  const answer = await borrower.post('/identity-broker/customer/secure/api/v3/logout', {
    applicationName: 'heloc',
  });

  expect(answer.json()).toEqual({ redirect: '/auth/login' });
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
  borrower.token = token;
  borrower.cookies.hl_sid = cookie;
  expect((await borrower.get(mine)).statusCode).toBe(401);
});

test('another lender’s name on a request closes the session', async () => {
  const borrower = await register(server);

  const answer = await borrower.send({ method: 'GET', url: mine, headers: { 'x-org': 'acme' } });

  expect(answer.statusCode).toBe(401);
});

test('THREAT-5: a key is changed without ending a session, and a removed key opens nothing', async () => {
  const [one, two] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
  const claims = {
    sub: crypto.randomUUID(),
    sid: crypto.randomUUID(),
    org: 'default',
    bound: 'f'.repeat(64),
  };
  const now = Date.now();
  const old = await signToken(signingKeys(secretsFrom(`1:${one}`)), claims, now);
  const read = (keys: string, token: string) => readToken(signingKeys(secretsFrom(keys)), token, now);

  expect(await read(`2:${two},1:${one}`, old)).toMatchObject(claims);
  expect(await read(`2:${two}`, old)).toBeUndefined();
  const fresh = await signToken(signingKeys(secretsFrom(`2:${two},1:${one}`)), claims, now);
  expect(await read(`2:${two}`, fresh)).toMatchObject(claims);
});

test('forged tokens open nothing', async () => {
  const borrower = await register(server);
  const { world } = server;
  const [header = '', payload = '', signature = ''] = (borrower.token ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const own = signingKeys(world.secrets);
  const foreign = signingKeys(secretsFrom(Buffer.alloc(32, 9).toString('base64')));
  const sign = (changes: object, { kid = own.kid, key = own.signingKey, alg = 'EdDSA', typ = 'JWT' } = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, kid, typ }).sign(key);
  const now = Math.floor(world.clock.now() / 1000);
  const hmac = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: own.kid, typ: 'JWT' })
    .sign(Buffer.from(own.publicKeys.get(own.kid)?.export({ format: 'pem', type: 'spki' }) ?? ''));
  const forged: Record<string, string> = {
    'alg none': `${encode({ alg: 'none', kid: own.kid, typ: 'JWT' })}.${payload}.`,
    'alg none, signature kept': `${encode({ alg: 'none', kid: own.kid, typ: 'JWT' })}.${payload}.${signature}`,
    'other subject': `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    'signature cut': `${header}.${payload}.`,
    'signature changed': `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    'foreign key': await sign({}, { key: foreign.signingKey }),
    'unknown kid': await sign({}, { kid: 'hl-9' }),
    'kid as path': await sign({}, { kid: '../../etc/passwd' }),
    'public key as secret': hmac,
    'other type': await sign({}, { typ: 'at+jwt' }),
    expired: await sign({ exp: now - 1 }),
    'no expiry': await sign({ exp: undefined }),
    'other audience': await sign({ aud: 'elsewhere' }),
    'other issuer': await sign({ iss: 'elsewhere' }),
    'other session': await sign({ sid: crypto.randomUUID() }),
    'not a session': await sign({ sid: 'x' }),
    'other account': await sign({ sub: crypto.randomUUID() }),
    'other cookie': await sign({ bound: 'f'.repeat(64) }),
    'not yet': await sign({ nbf: now + 600 }),
  };

  expect((await borrower.get(mine)).statusCode).toBe(200);
  for (const [what, token] of Object.entries(forged)) {
    borrower.token = token;
    const answer = await borrower.get(`${applications}/${borrower.uuid}/journey`);
    expect(answer.statusCode, what).toBe(401);
  }
});
