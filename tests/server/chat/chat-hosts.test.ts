/** Covers src/server/web/chat-hosts.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowChat } from '../../../src/server/web/chat-hosts.ts';
import { openTestServer, type TestServer, Visitor } from '../harness.ts';

const policy = "default-src 'none'; connect-src 'self'; media-src 'self'";
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
}, 180_000);
afterAll(() => server.close());

test("a lender's pages connect to the vendor that carries its chat", () => {
  expect(allowChat(policy, { chat: { enabled: true, provider: 'twilio' } })).toBe(
    "default-src 'none'; connect-src 'self' wss://tsock.us1.twilio.com https://mcs.us1.twilio.com; media-src 'self'",
  );
});

test.each([
  ['has none', {}],
  ['has our own', { chat: { enabled: true, provider: 'stream' as const } }],
  ['has a vendor, and is off', { chat: { enabled: false, provider: 'twilio' as const } }],
])('a lender whose chat %s connects to our server only', (_which, org) => {
  expect(allowChat(policy, org)).toBe(policy);
});

test('the page of a lender without a vendor says so', async () => {
  const { headers } = await new Visitor(server.app).get('/account/heloc/register');
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});
