/** Covers src/server/http/web/chat-hosts.ts. */
import { expect, test } from 'vitest';
import { allowChat } from '../../../src/server/http/web/chat-hosts.ts';
import type { OrgChat } from '../../../src/types/org.ts';
import type { Flag } from '../../../src/types/site.ts';
import { productContent } from '../../product.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';

const policy = "default-src 'none'; connect-src 'self'; media-src 'self'";
const opened = (region: string) =>
  `default-src 'none'; connect-src 'self' wss://tsock.${region}.twilio.com https://mcs.${region}.twilio.com; media-src 'self'`;

const server = sharedTestServer();

/** The product's site, with the flag as given, at a lender with this chat. */
function lenderWith(chat: OrgChat | undefined, flag?: Partial<Flag>) {
  const lender = productContent().orgs.default;
  if (!lender) throw new Error('There is no lender of that name');
  const key = lender.site.chat?.provider ?? '';
  const before = lender.site.flags?.[key] ?? { means: '', enabled: false };
  const { chat: _, ...org } = lender.org;
  return {
    org: { ...org, ...(chat && { chat }) },
    site: { ...lender.site, flags: { ...lender.site.flags, [key]: { ...before, ...flag } } },
  };
}

test("a lender's pages connect to the provider that carries its chat, in its region", () => {
  const twilio = { enabled: true, provider: 'twilio' } as const;
  expect(allowChat(policy, lenderWith(twilio), 'production')).toBe(opened('us1'));
  expect(allowChat(policy, lenderWith({ ...twilio, region: 'ie1' }), 'production')).toBe(opened('ie1'));
});

test.each([
  ['chooses it for all', { variables: { provider: 'twilio' } }],
  [
    'chooses it for some',
    { variants: { own: { share: 50 }, provider: { share: 50, variables: { provider: 'twilio' } } } },
  ],
])('they do where the flag %s', (_how, flag) => {
  const ours = { enabled: true, provider: 'stream' } as const;
  expect(allowChat(policy, lenderWith(ours, { ...flag, enabled: true }), 'production')).toBe(opened('us1'));
  expect(allowChat(policy, lenderWith(ours, { ...flag, enabled: false }), 'production')).toBe(policy);
});

test.each([
  ['has none', undefined],
  ['has our own', { enabled: true, provider: 'stream' as const }],
  ['has a provider, and is off', { enabled: false, provider: 'twilio' as const }],
])('a lender whose chat %s connects to our server only', (_which, chat) => {
  expect(allowChat(policy, lenderWith(chat), 'production')).toBe(policy);
});

test('in the sandbox nobody connects to a provider: our server plays it', async () => {
  expect(allowChat(policy, lenderWith({ enabled: true, provider: 'twilio' }), 'sandbox')).toBe(policy);
  const { headers } = await new Visitor(server.app).get('/account/heloc/register?mode=twilio');
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});
