/** Accounts of one person with several lenders. */
/** Covers src/server/identity/accounts. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { register } from '../borrower.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { mine } from './door.ts';

const server = sharedTestServer();

describe('accounts of one person', () => {
  const accounts = '/service-wallet/secure/api/v4/account';
  const change = '/identity/secure/api/v1/switch';

  test('accounts of all lenders are listed, and choosing one gives its token', async () => {
    const here = await register(server);
    const there = await register(server, 'acme', here.email);
    const list = (await here.get(accounts)).json();
    expect(list).toMatchObject([
      { organizationCode: 'default', current: true, account: { name: 'Fixture Lending, Inc.' } },
      { organizationCode: 'acme', current: false },
    ]);
    const { token, cookies } = here;
    const old = Object.assign(new Visitor(server.app), { token });
    Object.assign(old.cookies, cookies);
    const answer = await here.post(change, { account: list[1].uuid });
    expect(answer.json()).toEqual({ jwt: here.token, redirect: '/account/heloc/dashboard' });
    const changed = Object.assign(new Visitor(server.app, 'acme'), { token: here.token });
    Object.assign(changed.cookies, here.cookies);
    expect((await changed.get(mine)).json()).toMatchObject([{ uuid: there.uuid }]);
    expect((await old.get(mine)).statusCode).toBe(401);
  });

  test('in production a lender without a host of its own is no place to switch to, and one with a host is', async () => {
    const here = await register(server);
    await register(server, 'acme', here.email);
    const { acme } = server.world.content.orgs;
    const reachable = async () =>
      (await here.get(accounts)).json().map((one: { reachable: boolean }) => one.reachable);
    const [, other] = (await here.get(accounts)).json();
    const choose = () => here.post(change, { account: other.uuid });
    const { hosts = [] } = acme?.org ?? {};
    try {
      Object.assign(server.world, { mode: 'production' });
      here.cookies['__Host-hl_sid'] = here.cookies.hl_sid ?? '';
      expect(await reachable()).toEqual([true, true]);
      expect((await choose()).json()).toEqual({ redirect: `https://${hosts[0]}/account/heloc/dashboard` });
      Object.assign(acme?.org ?? {}, { hosts: [] });
      expect(await reachable()).toEqual([true, false]);
      const refused = await choose();
      expect([refused.statusCode, refused.json().errors]).toEqual([
        409,
        ['This lender’s pages cannot be opened from here.'],
      ]);
      expect((await here.get(mine)).statusCode).toBe(200);
    } finally {
      Object.assign(server.world, { mode: 'sandbox' });
      Object.assign(acme?.org ?? {}, { hosts });
    }
    expect(await reachable()).toEqual([true, true]);
  });

  test("a person with one account sees one, and cannot choose another person's", async () => {
    const borrower = await register(server);
    const stranger = await register(server);
    expect((await borrower.get(accounts)).json()).toHaveLength(1);
    const [theirs] = (await stranger.get(accounts)).json();
    for (const account of [theirs.uuid, randomUUID()])
      expect((await borrower.post(change, { account })).statusCode).toBe(404);
    expect((await borrower.get(mine)).statusCode).toBe(200);
  });
});
