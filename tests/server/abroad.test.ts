/** Mail may go abroad: the page takes it, the review and the people who mail paper read it as the post office wants it. */
/** Covers schemas/domain/address.schema.json, src/engine/text/address.ts, src/server/facts/paper-figures.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '../../src/engine/text/address.ts';
import { stored } from '../../src/server/application/stored.ts';
import { paperFigures } from '../../src/server/facts/paper-figures.ts';
import { inside, openRealServer, type RealServer, walk } from './effects/real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

const paris = { street1: '5 rue de la Paix', city: 'Paris', postalCode: '75002', country: 'FR' };

const mailed = (mailing: object) =>
  walk(server, {
    until: 'heloc/review-app/summary',
    change: { 'heloc/start/contact': { mailingSame: false, mailing } },
  });

test('an address abroad is taken, and read with its country in capitals at the end', async () => {
  const { uuid } = await mailed(paris);
  const read = await inside(server, uuid, async (scope) => ({
    profile: await stored(scope, 'profile'),
    paper: (await paperFigures(scope)).paper,
  }));

  expect(read.profile.mailing).toEqual(paris);
  expect(address(read.paper.to)).toBe('5 rue de la Paix, 75002 Paris, FRANCE');
});

test.each([
  ['a ZIP code beside a country', { ...paris, zip: '94105' }],
  ['a state beside a country', { ...paris, state: 'CA' }],
  ['a country that is none', { ...paris, country: 'XX' }],
  ['a region at home', { street1: '1 Main St', city: 'Reno', state: 'NV', zip: '89501', region: 'West' }],
  ['no state at home', { street1: '1 Main St', city: 'Reno', zip: '89501' }],
  ['no street number at home', { street1: 'Main Street', city: 'Reno', state: 'NV', zip: '89501' }],
])('%s is refused', async (_, mailing) => {
  await expect(mailed(mailing)).rejects.toThrow(/422|mailing/);
});
