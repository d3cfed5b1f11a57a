/** Each lender says which campaign brings its crypto applications (D4): utm_source=cloc unless it has a name of its own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications, contact, home, password, registration, submitStep } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** `arrives`: the campaign's link is the first thing that this browser opens. */
async function cryptoOf(orgCode: string, source: string, arrives = false): Promise<unknown> {
  const visitor = new Visitor(server.app, orgCode);
  if (!arrives) await submitStep(visitor, 'property-info', home);
  await visitor.get(`${registration}${source}`);
  if (arrives) await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact(`${crypto.randomUUID()}@example.com`));
  const last = await submitStep(visitor, 'login-info', { password, code: '000000', terms: true });
  const application = await visitor.get(`${applications}/${last.json().next.application}`);
  return application.json().isCrypto;
}

test.each([
  ['default', '?utm_source=cloc', true],
  ['default', '?utm_source=spring', undefined],
  ['default', '', undefined],
  ['acme', '?utm_source=acme-coin', true],
  ['acme', '?utm_source=cloc', undefined],
])('[D4] %s %s', async (orgCode, source, isCrypto) => {
  expect(await cryptoOf(orgCode, source)).toBe(isCrypto);
  expect(await cryptoOf(orgCode, source, true)).toBe(isCrypto);
});
