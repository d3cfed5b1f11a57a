/** The account that the shell shows: whose, by which address, and no other. */
/** Covers src/server/identity/accounts. */
import { beforeAll, expect, test } from 'vitest';
import { type Borrower, register } from './borrower.ts';
import { sharedTestServer } from './shared-test-server.ts';

const base = '/service-wallet/secure/api/v4/account';

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

test('[ACC-N12] an account has a name and a wallet address, the same each time', async () => {
  const profile = (await borrower.get(`${base}/access`)).json();
  expect(profile).toEqual({
    account: { name: expect.any(String), address: expect.stringMatching(/^hl1[0-9a-f]{38}$/) },
    authorizedWallet: {
      authorizationType: 'OWNER',
      address: expect.stringMatching(/^hl1[0-9a-f]{38}$/),
    },
  });
  expect((await borrower.get(`${base}/access`)).json()).toEqual(profile);
});

test('a principal is one’s own account; another person’s is not found', async () => {
  const other = await register(server);
  const { account } = (await other.get(`${base}/access`)).json();
  const mine = (await borrower.get(`${base}/access`)).json().account;
  expect((await borrower.get(`${base}/access?principal=${mine.address}`)).json().account).toEqual(mine);
  expect((await borrower.get(`${base}/access?principal=${account.address}`)).statusCode).toBe(404);
});
