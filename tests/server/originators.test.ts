/** Who referred a borrower, as the lender's directory says: their card on the page, kept while the directory is away. */
/** Covers src/server/platform/world/originator-card.ts, src/server/platform/parties/originators/party.ts, src/server/platform/parties/originators/sandbox.ts. */
import { afterEach, expect, test } from 'vitest';
import { noOriginators } from '../../src/server/platform/parties/originators/party.ts';
import { sandbox } from '../../src/server/platform/parties/originators/sandbox.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();
afterEach(() => {
  server.world.mode = 'sandbox';
  server.world.parties.originators = sandbox();
});

const referrer = '3f6c2a1e-0000-4000-8000-00000000000a';
const cardOf = (uuid: string, lender = 'default') =>
  new Visitor(server.app, lender).get(`/service-lead-portal/api/lo/${uuid}`);
const named = (originatorName: string) => ({ originatorDisplayInfo: { originatorName, nmls: '1234567' } });
let asked: string[] = [];

function directory(names: Record<string, string>) {
  asked = [];
  server.world.parties.originators = {
    find: async (uuid, lender) => {
      asked.push(`${uuid} ${lender}`);
      const name = names[`${uuid} ${lender}`];
      return name === undefined ? undefined : named(name);
    },
  };
}

test('in production the card is what the directory of that lender says', async () => {
  server.world.mode = 'production';
  directory({ [`${referrer} default`]: 'Dana Whitfield' });

  expect((await cardOf(referrer.toUpperCase())).json()).toEqual(named('Dana Whitfield'));
  expect((await cardOf(referrer, 'acme')).statusCode).toBe(404);
  expect(asked).toEqual([`${referrer} default`, `${referrer} acme`]);
});

test('the directory is asked again after ten minutes, and a card stays while it does not answer', async () => {
  directory({ [`${referrer} default`]: 'Dana Whitfield-Cole' });
  await cardOf(referrer);
  expect(asked).toEqual([]);

  server.pass(10 * 60_000 + 1);
  expect((await cardOf(referrer)).json()).toEqual(named('Dana Whitfield-Cole'));
  server.pass(10 * 60_000 + 1);
  server.world.parties.originators = { find: () => Promise.reject(new Error('away')) };
  expect((await cardOf(referrer)).json()).toEqual(named('Dana Whitfield-Cole'));
});

test('who left the lender loses the card; an unknown one has none, and without a directory nobody has', async () => {
  server.pass(10 * 60_000 + 1);
  directory({});
  expect((await cardOf(referrer)).statusCode).toBe(404);
  server.world.parties.originators = { find: () => Promise.reject(new Error('away')) };
  expect((await cardOf(referrer)).statusCode).toBe(503);
  server.world.parties.originators = noOriginators;
  expect((await cardOf(referrer)).statusCode).toBe(404);
  expect((await cardOf('abc')).statusCode).toBe(404);
});
