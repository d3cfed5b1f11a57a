/** The developers' page: what it shows, and to whom. */
/**
 * Covers src/server/http/routes/developers.ts, src/server/http/telemetry/telemetry-page.ts,
 *   src/server/platform/world/settings.ts, src/server/http/telemetry.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { telemetryPage } from '../../src/server/http/telemetry/telemetry-page.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { type Borrower, register } from './borrower.ts';
import { openTestServer, Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const page = '/developers/telemetry';
const telemetry = '/service-optimize/external/api/v1';
const identity = { productType: 'HELOC', environment: 'sandbox' };
const nothing = {
  views: [],
  exposures: [],
  failures: [],
  ignored: 0,
  trackers: [],
  replays: [],
  feedback: [],
  events: [],
};

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

test('[ACC-B8][ACC-B9][ACC-E6][ACC-E7][ACC-N16] it counts page views and errors, and shows trackers and replay links', async () => {
  const tracker = randomUUID();
  const view = { context: 'external', productType: 'HELOC', path: '/register', identity };
  const error = {
    event: 'HELOC: Error Fallback',
    name: 'TypeError',
    path: '/register',
    identity,
    ignored: 3,
  };
  for (const _ of [1, 2]) await borrower.post(`${telemetry}/page-view`, view);
  await borrower.post(`${telemetry}/error-report`, error);
  await borrower.post('/service-optimize/secure/api/v1/tracker', { trackerUuid: tracker });
  const link = 'https://replay.example/s1';
  await borrower.put(`/service-application/api/v1/application/heloc/${borrower.uuid}/full-story-link`, {
    link,
  });
  const html = (await new Visitor(server.app).get(page)).body;
  expect(html).toMatch(/<dt>Page views<\/dt><dd>2<\/dd>/);
  expect(html).toMatch(/<dt>Errors left out<\/dt><dd>3<\/dd>/);
  expect(html).toContain('HELOC: Error Fallback');
  expect(html).toContain(tracker);
  expect(html).toContain(`<a href="${link}"`);
  expect(html).not.toContain(borrower.email);
});

test('it obeys the content security policy', async () => {
  const answer = await new Visitor(server.app).get(page);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  const nonce = /<style nonce="([^"]+)">/.exec(answer.body)?.[1] ?? 'none';
  expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(answer.body).not.toMatch(/<script|style="|onclick/);
});

test('[ACC-D4] an experiment’s variants stand side by side; nothing in a value becomes markup', () => {
  const exposures = [
    { name: 'button', variant: 'control', count: 3 },
    { name: 'button', variant: '<b>bold</b>', count: 1 },
  ];
  const replays = [{ application: randomUUID(), link: 'javascript:alert(1)' }];
  const html = telemetryPage({ ...nothing, exposures, replays }, 'n');
  expect(html).toMatch(/<td>button<\/td><td>control<\/td><td><span>3<\/span>/);
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(html).not.toContain('href="javascript');
});

test('before anything was measured it says so', async () => {
  const fresh = await openTestServer({ startQueue: false });
  const html = (await new Visitor(fresh.app).get(page)).body;
  expect(html.match(/Nothing yet\./g)).toHaveLength(7);
  await fresh.close();
});

describe('in production', () => {
  const secret = 'a long developer secret';
  const asking = (password: string) => ({
    authorization: `Basic ${Buffer.from(`dev:${password}`).toString('base64')}`,
  });

  test('without a secret there is no such page', async () => {
    const production = await openTestServer({ mode: 'production', startQueue: false });
    const visitor = new Visitor(production.app);
    expect((await visitor.send({ method: 'GET', url: page, headers: asking('') })).statusCode).toBe(404);
    await production.close();
  });

  test('with one, only those who know it read it', async () => {
    const settings = { HEARTHLINE_DEVELOPER_SECRET: secret };
    const production = await openTestServer({ mode: 'production', startQueue: false, env: settings });
    const ask = (headers: Record<string, string>) =>
      new Visitor(production.app).send({ method: 'GET', url: page, headers });
    const refused = await ask({});
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="developers", charset="UTF-8"',
    ]);
    expect((await ask(asking('a long developer secreT'))).statusCode).toBe(401);
    expect((await ask(asking(secret))).body).toContain('<h1>Telemetry</h1>');
    await production.close();
  });

  test('a short secret stops the start', () => {
    expect(() => readSettings({ HEARTHLINE_DEVELOPER_SECRET: 'short' })).toThrow(/shorter than 16/);
  });
});
