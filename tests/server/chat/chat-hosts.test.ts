/** Covers src/server/web/chat-hosts.ts. */
import { expect, test } from 'vitest';
import { allowChat } from '../../../src/server/web/chat-hosts.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';

const policy = "default-src 'none'; connect-src 'self'; media-src 'self'";

const server = sharedTestServer();

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
