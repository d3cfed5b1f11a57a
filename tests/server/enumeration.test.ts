/** THREAT-28: an account that is not there costs the same work as one that is. Counted, not timed. */
/** Covers src/server/identity/effects, src/server/auth. */
import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { beforeAll, expect, test, vi } from 'vitest';
import { password, register } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

let known: string;
const server = sharedTestServer();
beforeAll(async () => {
  known = (await register(server)).email;
  // The first guess at a missing account makes the decoy that all others use.
  await logIn(unknown());
});

const unknown = () => `${randomUUID()}@example.com`;
const secret = 'not the password of anybody';

const logIn = (email: string) =>
  new Visitor(server.app).post('/identity/api/v1/login', { email, password: secret });

const logInByPage = (email: string) => {
  const sent = { flow: 'door', page: 'hosted', action: 'submit', data: { email, password: secret } };
  return new Visitor(server.app).post('/identity/api/v1/page-submission', sent);
};

/** The status, and the costs of every hash that was compared: algorithm, memory, passes. */
async function workOf(ask: (email: string) => ReturnType<typeof logIn>, email: string) {
  const spy = vi.mocked(verify).mockClear();
  const { statusCode } = await ask(email);
  return { statusCode, costs: spy.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4)) };
}

test.each([
  ['the login', logIn, 401],
  ['the login on a page', logInByPage, 422],
] as const)(
  'THREAT-28: %s compares one hash of the same cost, whoever is asked for',
  async (_, ask, status) => {
    const there = await workOf(ask, known);
    const notThere = await workOf(ask, unknown());

    expect(there).toEqual({ statusCode: status, costs: [['argon2id', 'v=19', 'm=19456,t=2,p=1']] });
    expect(notThere).toEqual(there);
  },
);

test('the decoy opens nothing, not even by its own words', async () => {
  const words = 'no account has this password';
  const answer = await new Visitor(server.app).post('/identity/api/v1/login', {
    email: unknown(),
    password: words,
  });

  expect(answer.statusCode).toBe(401);
});

test('THREAT-28: a link, a code and a reset ask the database equally often with and without an account', async () => {
  const page = (id: string, action: string, data: object) =>
    new Visitor(server.app).post('/identity/api/v1/page-submission', {
      flow: 'door',
      page: id,
      action,
      data,
    });
  const asks = {
    link: (email: string) => page('link', 'submit', { email }),
    reset: (email: string) =>
      page('reset', 'submit', { email, code: '111111', password: 'seven quiet green boats' }),
    code: (email: string) => new Visitor(server.app).post('/identity/api/v1/otp', { email }),
  };
  for (const [name, ask] of Object.entries(asks)) {
    const { email } = await register(server);
    const [there, notThere] = [await queriesOf(() => ask(email)), await queriesOf(() => ask(unknown()))];
    expect(there.length, name).toBeGreaterThan(2);
    expect(notThere, name).toEqual(there);
  }
});

async function queriesOf(ask: () => Promise<unknown>): Promise<string[]> {
  const executor = server.world.db.getExecutor();
  const spy = vi.spyOn(Object.getPrototypeOf(executor), 'executeQuery');
  await ask();
  const queries = spy.mock.calls.map(([query]) => String((query as { sql: string }).sql).slice(0, 60));
  spy.mockRestore();
  return queries;
}

test('the owner of a guessed address is not locked out elsewhere: THREAT-27', async () => {
  const { email } = await register(server);
  const from = (remoteAddress: string, words: string) =>
    server.app.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      payload: { email, password: words },
      remoteAddress,
    });
  for (let guess = 0; guess < 10; guess += 1) await from('203.0.113.66', secret);

  expect((await from('203.0.113.66', password)).statusCode).toBe(429);
  expect((await from('198.51.100.7', password)).statusCode).toBe(200);
});
