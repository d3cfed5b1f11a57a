/** Address suggestions: open to anyone before there is an account, so strict about what they take and how often. */
/** Covers src/engine/text/address.ts, src/server/http/routes/addresses.ts. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { address } from '../../src/engine/text/address.ts';
import cases from './fixtures/addresses.json' with { type: 'json' };
import { sharedTestServer } from './shared-test-server.ts';

const base = '/service-application/external/api/v1/address';
const tooLong = { text: `12 ${'a'.repeat(98)}` };

const server = sharedTestServer();

const ask = (path: string, payload: unknown, remoteAddress = '10.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: `${base}/${path}`,
    payload: JSON.stringify(payload),
    headers: { 'x-org': 'default', 'content-type': 'application/json' },
    remoteAddress,
  });

test.each(cases.complete)(
  'the text $text is completed by $count addresses',
  async ({ text, first, count }) => {
    const { items } = (await ask('complete', { text })).json();
    expect(items).toHaveLength(count);
    if (first) expect(address(items[0])).toBe(first);
  },
);

test.each(cases.check)('$typed.street1, $typed.state: $answer.kind', async ({ typed, answer }) => {
  expect((await ask('suggest', { location: typed })).json()).toEqual(answer);
});

test.each([...cases.refused, tooLong])('%j is refused as an address to complete', async (payload) => {
  expect((await ask('complete', payload)).statusCode).toBe(400);
});

test('a visitor who asks too often is refused, other visitors are not', async () => {
  const question = { text: '12 Maple' };
  const answers = [];
  for (let sent = 0; sent < 121; sent += 1) answers.push(await ask('complete', question, '10.0.0.2'));
  expect(answers.slice(0, -1).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('complete', question, '10.0.0.3')).statusCode).toBe(200);
});

test('the server stores no typed address', async () => {
  const before = await everyRow();
  expect((await ask('complete', { text: '777 Sandbox Way' })).statusCode).toBe(200);
  expect(await everyRow()).toEqual(before);
  expect(server.reports).toEqual([]);
});

async function everyRow() {
  const { db } = server.world;
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public');
  expect(tables.length).toBeGreaterThan(20);
  const counted = tables.map(async ({ name }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db);
    return [name, rows[0]?.n];
  });
  return Object.fromEntries(await Promise.all(counted));
}

test('FAULT-2: a post office that fails, or does not answer, is a 503 that says nothing of its own', async () => {
  const { parties } = server.world;
  const honest = { ...parties };
  parties.patienceMs = 50;
  parties.addressBook = {
    complete: () => Promise.reject(new TypeError('12 Sandbox Way')),
    check: () => new Promise(() => {}),
  };

  const location = { street1: '12 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
  const answers = [await ask('complete', { text: '12 sandb' }), await ask('suggest', { location })];
  Object.assign(parties, honest);

  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '60'],
    [503, '60'],
  ]);
  expect(answers.map(({ body }) => body).join()).not.toMatch(/Sandbox|TypeError/);
});
