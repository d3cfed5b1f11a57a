/** Who is signed in, as both kinds of login tell it (ACC-R5). */
/** Covers src/server/identity/accounts. */
import { describe, expect, test } from 'vitest';
import { register } from '../borrower.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { become, broker, named, withFlag } from './door.ts';

const server = sharedTestServer();

describe('who is signed in', () => {
  test('[ACC-R5] the older login answers in two shapes, the second with everything', async () => {
    const borrower = await register(server);
    const first = (await borrower.get('/identity/secure/api/v1/identity')).json();
    const second = (await borrower.get('/identity/secure/api/v1_1/identity')).json();
    expect(first).toEqual({
      uuid: expect.any(String),
      type: 'CUSTOMER',
      email: borrower.email,
      phoneNumbers: ['+12025550123'],
      organizationCode: 'default',
    });
    expect(second).toMatchObject({
      ...first,
      profileType: 'CUSTOMER',
      passwordExpired: false,
      isBroker: false,
      aliases: [
        { type: 'EMAIL', value: borrower.email },
        { type: 'PHONE', value: '+12025550123' },
      ],
      activeLegacyCustomerOrgs: ['default'],
    });
  });

  test('[ACC-R5] the broker answers for its own kind of identity only, and wants to know who asks', async () => {
    const borrower = await register(server);
    const ask = (kind: string, headers = {}) =>
      borrower.send({ method: 'GET', url: broker(kind, 'secure/api/v3/self/figureinfo'), headers });
    expect((await ask('customer')).statusCode).toBe(400);
    expect((await ask('customer', named)).json()).toMatchObject({ email: borrower.email });
    const foreign = await ask('agent', named);
    expect([foreign.statusCode, foreign.json().errors]).toEqual([404, ['User not found']]);
    await become(server, borrower.email, 'BROKER');
    expect((await ask('agent', named)).json()).toMatchObject({ isBroker: true, profileType: 'BROKER' });
    expect((await ask('customer', named)).statusCode).toBe(404);
  });

  test('[ACC-R5] lenders of the older login are listed while their flag is off', async () => {
    const borrower = await register(server);
    await withFlag(server, 'broker', async () => {
      const self = (await borrower.get('/identity/secure/api/v1_1/identity')).json();
      expect(self.activeLegacyCustomerOrgs).toEqual([]);
    });
  });
});
