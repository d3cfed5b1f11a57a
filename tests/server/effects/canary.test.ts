/**
 * A borrower with an unmistakable name, number, account and address walks the whole way, while a hostile browser tries
 * to bring them into telemetry. Nothing of them is in what was measured, in a log line, or in an address (THREAT-25).
 */
/** Covers src/server/platform/crypto/master-box.ts, src/server/http/plugins. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWithMaster } from '../../../src/server/platform/crypto/master-box.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, openRealServer, type RealServer, settled } from './real-server.ts';

const name = 'Zyxwvutina';
const mailbox = `quuxcanary${Date.now()}+happy`;
const email = `${mailbox}@example.com`;
/** The number and the account of the sample borrower; the sandbox accepts no others. */
const secrets = ['666101001', '666-10-1001', '1000000000'];
const canaries = [name, mailbox, encodeURIComponent(mailbox), ...secrets];
const telemetry = '/service-optimize/external/api/v1';
const decision = '/service-optimize/external/api/v2/decision';
const tracker = '/service-optimize/secure/api/v1/tracker';
const feedbackPath = '/service-profile/api/v1/feedback/ceo';
const identity = { productType: 'HELOC', environment: 'sandbox' };

const lines: string[] = [];
const addresses: string[] = [];
let server: RealServer;
let client: Client;
let uuid = '';

beforeAll(async () => {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    addresses.push(url);
    return real(url, init);
  });
  server = await openRealServer({}, (line) => lines.push(line));
  client = server.client();
  uuid = (await drive(client, renamed(), { email })).uuid ?? '';
  await measure();
});
afterAll(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

function renamed() {
  const text = JSON.stringify(readSample('happy')).replaceAll('Maria', name);
  return JSON.parse(text) as ReturnType<typeof readSample>;
}

/** What a well-made browser tells of this journey, and what a broken or hostile one might. */
async function measure() {
  const line = `/service-application/api/v1/application/heloc/${uuid}`;
  const view = (path: string) => ({ context: 'external', productType: 'HELOC', path, identity });
  await client.expect('POST', `${telemetry}/page-view`, view(`/${uuid}/complete`));
  for (const canary of canaries) {
    const report = { event: 'HELOC: Error', name: 'Error', path: `/${canary}`, identity };
    await client.send('POST', `${telemetry}/page-view`, view(`/${canary}`));
    await client.send('POST', `${telemetry}/page-view`, { ...view('/'), tracker: canary });
    await client.send('POST', `${telemetry}/error-report`, report);
    await client.send('POST', `${telemetry}/error-report`, { ...report, message: canary });
    await client.send('POST', `${telemetry}/exposure`, { key: canary, variant: canary, identity });
    await client.send('POST', decision, { optimizeUser: { userId: canary }, keys: [canary] });
    await client.send('POST', tracker, { trackerUuid: canary });
    await client.send('GET', '/healthz', undefined, { traceparent: canary });
  }
  const seen = { key: 'landing-button', variant: 'control', identity };
  await client.expect('POST', `${telemetry}/exposure`, seen);
  await client.expect('POST', tracker, { trackerUuid: crypto.randomUUID() });
  await client.expect('PUT', `${line}/full-story-link`, { link: 'https://replay.example/s1' });
  await client.expect('POST', feedbackPath, feedback({ pathname: `/account/heloc/${name}` }));
}

test('the walk stores every canary, so that looking for them proves something', async () => {
  const journey = await settled(server, { client, uuid, progress: {} });
  expect(fact(journey, 'profile.name.first')).toBe(name);
  expect(fact(journey, 'profile.email')).toBe(email);
  expect(addresses.length).toBeGreaterThan(50);
});

test('no canary is in the stored telemetry, nor on the developers’ page', async () => {
  const rows = await server.world.db.selectFrom('telemetry').selectAll().execute();
  expect(rows.length).toBeGreaterThan(canaries.length);
  const page = await client.send('GET', '/developers/telemetry');
  expect(page.status).toBe(200);
  for (const shown of ['landing-button', 'https://replay.example/s1', 'Improve our product', 'elsewhere'])
    expect(page.body).toContain(shown);
  for (const canary of canaries) {
    expect(JSON.stringify(rows)).not.toContain(canary);
    expect(String(page.body)).not.toContain(canary);
  }
});

test('no canary is in a log line or in an address', () => {
  expect(lines.length).toBeGreaterThan(0);
  for (const canary of canaries) {
    expect(lines.filter((line) => line.includes(canary))).toEqual([]);
    expect(addresses.filter((address) => address.includes(canary))).toEqual([]);
  }
});

function feedback(more: object = {}) {
  return {
    topic: 'Improve our product',
    message: `${name} was here`,
    marketingConsent: false,
    pathname: '/account/heloc/dashboard',
    productType: 'HELOC',
    applicationUuid: uuid,
    ...more,
  };
}

describe('feedback', () => {
  test('a report is answered with 204 and stored encrypted', async () => {
    expect((await client.send('POST', feedbackPath, feedback())).status).toBe(204);
    const [row] = await server.world.db.selectFrom('feedback').selectAll().execute();
    if (!row) throw new Error('not kept');
    expect(Buffer.from(row.body).toString('latin1')).not.toContain(name);
    const open = openWithMaster(server.world.secrets, 'feedback', row.uuid, row.body).toString('utf8');
    expect(JSON.parse(open)).toMatchObject({ message: `${name} was here`, marketingConsent: false });
  });

  test.each([
    ['[ACC-K3]', { message: 'x'.repeat(9) }, '/message', 'Must be at least 10 characters'],
    ['[ACC-K3]', { message: `${'x'.repeat(9)}          ` }, '/message', 'Must be at least 10 characters'],
    ['[ACC-K3]', { message: 'x'.repeat(1001) }, '/message', 'Must be at most 1000 characters'],
    ['[ACC-K2]', { topic: 'Sell me something' }, '/topic', 'Choose one of the options'],
    ['[ACC-K5]', { topic: undefined }, '/topic', 'Required'],
    ['[ACC-K4]', { marketingConsent: undefined }, '/marketingConsent', 'Required'],
  ])('%s %j is refused at its field', async (_, more, pointer, message) => {
    const answer = await client.send('POST', feedbackPath, feedback(more));
    expect([answer.status, Reflect.get(Object(answer.body), 'fields')]).toEqual([
      422,
      { [pointer]: message },
    ]);
  });

  test("a report cannot name another person's application", async () => {
    const answer = await client.send(
      'POST',
      feedbackPath,
      feedback({ applicationUuid: crypto.randomUUID() }),
    );
    expect(answer.status).toBe(404);
  });
});
