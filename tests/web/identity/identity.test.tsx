/** Who is signed in, asked by both ways (ACC-R5). */
/** Covers src/web/platform/api/calls/identity-api.ts, src/web/shell/login-guard.tsx, src/web/platform/api. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { describe, expect, test } from 'vitest';
import { readIdentity } from '../../../src/web/platform/api/calls/identity-api.ts';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import { createClient } from '../../../src/web/platform/api/transport/client.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { at, draw, FIGURE, identity, ME, support, title, V11 } from './signed-in.ts';

const V1 = 'GET /identity/secure/api/v1/identity';

describe('the identity', () => {
  const send = createClient({ orgCode: 'acme' });
  const legacy = { kind: 'customer', broker: false } as const;

  test('[ACC-R5] the older login is asked in its second shape, and in the first where that is unknown', async () => {
    const both = fakeServer({ [V11]: () => identity({ isBroker: true }), [V1]: () => identity() });
    expect(await readIdentity(send, legacy)).toMatchObject({ uuid: ME, isBroker: true });
    expect(both.calls(V1)).toHaveLength(0);
    fakeServer({ [V1]: () => identity({ phoneNumbers: ['+15125550100'] }) });
    expect(await readIdentity(send, legacy)).toMatchObject({
      phone: '+15125550100',
      passwordExpired: false,
      aliases: [],
      activeLegacyCustomerOrgs: [],
    });
  });

  test('[ACC-R5] the broker is asked for its own kind, by name', async () => {
    const server = fakeServer({
      'GET /identity-broker/agent/secure/api/v3/self/figureinfo': () =>
        identity({ aliases: [{ type: 'EMAIL', value: 'a@b.example' }], passwordExpired: true }),
    });
    const agent = await readIdentity(send, { kind: 'agent', broker: true });
    expect(agent).toMatchObject({
      passwordExpired: true,
      aliases: [{ type: 'EMAIL', value: 'a@b.example' }],
    });
    expect(server.asked[0]?.headers).toMatchObject({ 'x-auth0-application-name': 'heloc' });
  });

  test.each([
    ['404', { status: 404, body: { errors: ['no'] } }],
    ['no identifier', { body: { email: 'x' } }],
    ['500', { status: 500 }],
  ])('[ACC-R5] %s is User not found', async (_, reply) => {
    fakeServer({ [FIGURE]: () => reply });
    await expect(readIdentity(send, { kind: 'customer', broker: true })).rejects.toThrow(
      new Error('User not found'),
    );
  });

  test('[ACC-R5] an ended session stays an ended session', async () => {
    fakeServer({ [V11]: () => ({ status: 401 }) });
    await expect(readIdentity(send, legacy)).rejects.toBeInstanceOf(ApiError);
  });

  test('[ACC-R5] a user who must choose a new password comes to the page for it', async () => {
    draw('/dashboard', { ...support, [V11]: () => identity({ passwordExpired: true }) });
    expect(await title('New password')).toBeVisible();
    expect(at()).toBe('/new-password');
  });

  test('a login that waits for the second factor comes to the page for it, before a new password, and back afterwards', async () => {
    const waits = { twoFactorEnabled: true, totpVerified: false, passwordExpired: true };
    draw('/dashboard?tab=a', { ...support, [V11]: () => identity(waits) });
    expect(await title('Two-step login')).toBeVisible();
    expect(at()).toBe(`/second?redirectUrl=${encodeURIComponent('/account/heloc/dashboard?tab=a')}`);
  });

  test('a login that has shown the second factor stays where it is', async () => {
    draw('/dashboard', { ...support, [V11]: () => identity({ twoFactorEnabled: true, totpVerified: true }) });
    expect(await title('Your applications')).toBeVisible();
    expect(at()).toBe('/dashboard');
  });
});
