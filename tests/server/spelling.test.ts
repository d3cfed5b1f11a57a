/** One thing has one spelling: identifiers in capitals name the same thing, and a person's slip leads to the page they meant. */
/** Covers src/server/http/plugins/lower-ids.ts, src/server/http/calls/low-ids.ts, src/server/http/web/tidy-path.ts, src/server/http/calls/is-for-person.ts. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { tidyPath } from '../../src/server/http/web/tidy-path.ts';
import { applications, type Borrower, register } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

const capitals = () => borrower.uuid.toUpperCase();

test('an application answers under its identifier in capitals as it does in small letters', async () => {
  for (const rest of ['', '/journey', '/documents', '/draft']) {
    const low = await borrower.get(`${applications}/${borrower.uuid}${rest}`);
    const high = await borrower.get(`${applications}/${capitals()}${rest}`);
    expect([high.statusCode, Object.keys(high.json())], rest).toEqual([
      low.statusCode,
      Object.keys(low.json()),
    ]);
  }
});

test('no route fails for an identifier in capitals, whoever asks', async () => {
  const failed: string[] = [];
  const spell = (path: string) =>
    path.replace(/:(\w+)|\*/g, (_, name) => (name === 'uuid' ? capitals() : randomUUID().toUpperCase()));
  for (const { method, path, takes, socket } of server.app.routeTable) {
    if (!path.includes(':') || takes === 'multipart' || socket) continue;
    const options = method === 'GET' ? {} : { payload: {}, headers: { 'idempotency-key': randomUUID() } };
    const { statusCode } = await borrower.send({ method, url: spell(path), ...options });
    if (statusCode >= 500) failed.push(`${method} ${path} ${statusCode}`);
  }
  expect(failed).toEqual([]);
});

const asPerson = (url: string) =>
  server.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });

test.each([
  ['//account/heloc/start', '/account/heloc/start'],
  ['/Account/Heloc/', '/account/heloc/'],
  ['/account/heloc//', '/account/heloc/'],
  ['/Account/Heloc/Dashboard?pop-webchat=1', '/account/heloc/dashboard?pop-webchat=1'],
])('a person who asks for %s is led to %s', async (slip, meant) => {
  expect((await asPerson(slip)).headers.location).toBe(meant);
});

test('a person gets a page for an address that cannot be read, or that nobody has', async () => {
  for (const address of ['/account/heloc/%E0%A4%A', '/%zz', '/robots', '/etc/passwd']) {
    const { statusCode, headers } = await asPerson(address);
    expect(statusCode, address).toBe(302);
    const there = await asPerson(String(headers.location));
    expect(there.statusCode, address).toBe(404);
    expect(there.headers['content-type']).toContain('text/html');
  }
});

test('a program still reads an error, and never about JSON that it did not send', async () => {
  const { statusCode, body } = await new Visitor(server.app).get('/account/heloc/%E0%A4%A');
  expect([statusCode, JSON.parse(body).errors]).toEqual([404, ['Not found']]);
});

test('no spelling of an address leads to another site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    'Account',
    'heloc',
    'evil.example',
    '@',
    '%2f',
    '.',
    '..',
    ':',
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const tidy = tidyPath(`/${parts.join('')}`, '/account/heloc', () => false);
      expect(new URL(tidy, 'https://here.example').host).toBe('here.example');
      expect(tidy).toMatch(/^\/(?![\\/])/);
    }),
    { seed: 24, numRuns: 2000 },
  );
});
