/** A lender that is out of service: its pages say so, the others serve, and mended it is back without a restart. */
/** Covers src/content/reload-lender.ts, src/server/start/{keep-mending,say-out-of-service}.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '../../src/content/read-content.ts';
import { keepMending } from '../../src/server/start/keep-mending.ts';
import { sayOutOfService } from '../../src/server/start/say-out-of-service.ts';
import { fixtureRoot } from './fixtures/content-root.ts';
import { openTestServer, type TestServer } from './harness.ts';

const root = mkdtempSync(`${tmpdir()}/hearthline-mending-`);
cpSync(fixtureRoot(), root, { recursive: true, dereference: true });
const file = join(root, 'orgs/acme/org.json');
const sound = readFileSync(file, 'utf8');
const host = { host: 'apply.acme.example' };
writeFileSync(file, JSON.stringify({ ...JSON.parse(sound), hosts: [host.host], paint: '<b>red' }));
const loaded = loadContent(root, { part: true });
let server: TestServer;
let production: TestServer;
beforeAll(async () => {
  server = await openTestServer({ content: loaded.content });
  production = await openTestServer({ content: loaded.content, mode: 'production' });
});
afterAll(async () => {
  await Promise.all([server.close(), production.close()]);
  rmSync(root, { recursive: true });
});

const page = { accept: 'text/html' };
const get = (url: string, headers = {}, { app } = server) => app.inject({ method: 'GET', url, headers });

test('its address shows a page of its own kind: 503, whole in itself, and nobody’s brand', async () => {
  const answer = await get('/account/heloc', { ...page, ...host });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' });
  expect(answer.body).toMatch(/<h1>This page isn't available right now<\/h1>/);
  expect(answer.body).not.toMatch(/<script|src=|href="[^d"]/);
  const [, nonce] = /<style nonce="([^"]+)"/.exec(answer.body) ?? [];
  expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('the sandbox says why on the page, production does not', async () => {
  const open = await get('/account/heloc', { ...page, ...host });
  const closed = await get('/account/heloc', { ...page, ...host }, production);

  expect(open.body).toContain('the key "paint", which is not known here');
  expect(closed.statusCode).toBe(503);
  expect(closed.body).not.toContain('paint');
});

test('calls for the broken lender get the published error, however they name it', async () => {
  const byHeader = await get('/identity/external/api/v1/time', { 'x-org': 'acme' });
  const byHost = await get('/identity/external/api/v1/time', host, production);
  const named = await get('/account/heloc?org=acme', page);

  for (const answer of [byHeader, byHost]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ errors: [expect.stringMatching(/isn't available right now/)] });
  }
  expect(named.statusCode).toBe(503);
});

test("the other lenders serve meanwhile, and an unknown host does not become the broken lender's", async () => {
  expect((await get('/account/heloc', page)).statusCode).toBe(200);
  expect((await get('/account/heloc', { ...page, host: 'other.example' })).statusCode).toBe(200);
});

test('the server is ready, and says who is not', async () => {
  const answer = await get('/readyz', host);

  expect(answer.json()).toEqual({
    status: 'ready',
    outOfService: { acme: ['SHAPE orgs/acme/org.json#'] },
  });
});

test('the operator reads it in sentences', () => {
  expect(sayOutOfService(loaded.content)).toMatch(
    /One lender is out of service.+\n {2}acme:\n {4}SHAPE orgs\/acme\/org\.json#: .+paint/,
  );
  expect(sayOutOfService({ ...loaded.content, outOfService: {} })).toBe('');
});

test('a mended lender is back within two seconds, without a restart', async () => {
  const looked: string[] = [];
  const stop = keepMending({ root, loaded, onLooked: (code) => looked.push(code) });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(sound), hosts: [host.host] }));

  await vi.waitFor(() => expect(loaded.content.outOfService).toEqual({}), { timeout: 60_000, interval: 50 });
  stop();

  expect(looked).toEqual(['acme']);
  expect((await get('/account/heloc', { ...page, ...host })).statusCode).toBe(200);
  expect((await get('/account/heloc', { ...page, ...host }, production)).statusCode).toBe(200);
  expect((await get('/readyz', host)).json()).toEqual({ status: 'ready' });
});
