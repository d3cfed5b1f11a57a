/** Who moved in less than two years ago names earlier homes until two years are covered; the server checks it again. */
/** Covers src/engine/dates/add-months.ts, src/engine/answers/checks. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addMonths } from '../../../src/engine/dates/add-months.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { fact, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

let borrower: Walk;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { key: 'happy', until: 'heloc/start/profile' });
});

const place = { street1: '12 Maple Street', city: 'Sacramento', state: 'CA', zip: '95814' };
const monthsAgo = (count: number) => addMonths(legalDay(server.world.clock.now()), -count).slice(0, 7);
const home = (months: number, location: object = place) => ({ location, since: monthsAgo(months) });

function send(data: object) {
  const path = `/service-application/api/v1/application/heloc/${borrower.uuid}/submission`;
  const rest = { maritalStatus: 'UNMARRIED', citizenship: 'US_CITIZEN', livedTwoYears: false };
  const body = { page: 'start/profile', action: 'submit', data: { ...rest, softCredit: true, ...data } };
  return borrower.client.send('POST', path, body, { 'idempotency-key': randomUUID() });
}

const further = 'Add previous addresses until they cover the last two years';

test.each<[string, () => object, Record<string, string>]>([
  ['none', () => ({}), { '/priorAddresses': 'Add where you lived before' }],
  ['an empty list', () => ({ priorAddresses: [] }), { '/priorAddresses': 'Add where you lived before' }],
  ['one that ends too soon', () => ({ priorAddresses: [home(20)] }), { '/priorAddresses': further }],
  ['two that end too soon', () => ({ priorAddresses: [home(10), home(22)] }), { '/priorAddresses': further }],
  [
    'one of the future',
    () => ({ priorAddresses: [home(30), home(-2)] }),
    { '/priorAddresses/1/since': 'Enter the current month or an earlier one' },
  ],
  [
    'one in another state than its ZIP code',
    () => ({ priorAddresses: [home(30), home(40, { ...place, zip: '10001' })] }),
    {
      '/priorAddresses/1/location/zip':
        "Is this ZIP code right for that state? Correct it, or tell us it's right",
    },
  ],
  [
    'half of one',
    () => ({ priorAddresses: [{ location: { ...place, street1: 'Maple Street' }, since: 'May' }] }),
    {
      '/priorAddresses/0/location/street1': 'Enter a street and number, a PO box or General Delivery',
      '/priorAddresses/0/since': 'Enter a month and a year, such as 05/2023',
    },
  ],
])('%s is not enough', async (_name, data, fields) => {
  expect(await send(data())).toMatchObject({ status: 422, body: { fields } });
});

test('two earlier homes that cover two years are stored with the profile', async () => {
  const answer = await send({ priorAddresses: [home(8), home(30)] });
  expect(answer.status).toBe(200);
  expect(fact(await settled(server, borrower), 'profile.priorAddresses')).toEqual([home(8), home(30)]);
});
