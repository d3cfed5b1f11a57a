/** A borrower links a bank at Plaid's site: the page before, the way there and back, and the page after. */
/** Covers src/server/effects/{start-bank-visit,finish-bank-visit,take-linked-account}.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Journey } from '../../src/tools/journey/drive.ts';
import {
  fact,
  openRealServer,
  type RealServer,
  settled,
  submit,
  type Walk,
  walk,
} from '../server/effects/real-server.ts';
import { openCompany } from './company-access.ts';
import { credentials, openPlaid, type Plaid } from './plaid-stand-in.ts';

let plaid: Plaid;
let server: RealServer;

beforeAll(async () => {
  plaid = await openPlaid();
  server = await openRealServer();
  const settings = { BANK_LINK: 'plaid', ACCOUNT_CHECK: 'plaid', ...credentials, PLAID_URL: plaid.url };
  const { bankLink, accountCheck } = await openCompany(settings);
  Object.assign(server.world.parties, { bankLink, accountCheck });
});
afterAll(async () => {
  await server.close();
  await plaid.close();
});

const page = 'bank/disburse';
const press = async (borrower: Walk, action: string) => {
  const { status, body } = await submit(borrower, page, {}, { action });
  return { status, body: body as unknown as Journey & { errors?: string[]; leaveFor?: string } };
};
const visitOf = (journey: Journey) => fact(journey, 'figures.bankVisit');
const atTheBank = async () => {
  const borrower = await walk(server, { until: 'heloc/bank/disburse' });
  await settled(server, borrower);
  return borrower;
};

test('who comes back with an account has it on the next page, and the money goes there', async () => {
  const borrower = await atTheBank();
  expect(visitOf(await settled(server, borrower))).toBe('DUE');

  const left = await press(borrower, 'visit');
  expect(left.body.leaveFor).toMatch(/\/hl\/link-sandbox-\d+$/);
  expect(plaid.begun.at(-1)?.hosted_link?.completion_redirect_uri).toMatch(
    /^https?:\/\/[^/]+\/account\/heloc\/plaid-oauth-success$/,
  );
  expect(visitOf(await settled(server, borrower))).toBe('STARTED');

  plaid.link({
    owners: [`${fact(left.body, 'profile.name.first')} ${fact(left.body, 'profile.name.last')}`],
  });
  const { body } = await press(borrower, 'finish');
  expect(body.step).toBe('AUTOPAY_ACCOUNT');
  expect(fact(body, 'application.disburseAccount')).toMatchObject({
    ...{ mask: '0009', bankName: 'Second Sample Bank', routingNumber: '011401533' },
  });
  expect(fact(body, 'application.status.giactAccountStatus')).toBe('VERIFIED');
  // The ticket and the whole number stay with us.
  expect(JSON.stringify(body)).not.toMatch(/link-sandbox|1000000009/);
});

test('an account in another name is looked at by a person, and the borrower goes on', async () => {
  const borrower = await atTheBank();
  await press(borrower, 'visit');
  plaid.link({ owners: ['Bo Brandt'] });
  const { body } = await press(borrower, 'finish');

  expect(fact(body, 'application.status.giactAccountStatus')).toBe('PENDING_REVIEW');
  expect(body.step).toBe('AUTOPAY_ACCOUNT');
});

test('who stopped at the bank is told so, and starts again or types the numbers', async () => {
  const borrower = await atTheBank();
  await press(borrower, 'visit');
  const open = await press(borrower, 'finish');
  expect(open).toMatchObject({ status: 409, body: { errors: [expect.stringMatching(/isn't linked yet/)] } });
  plaid.leave('INSTITUTION_DOWN');
  expect((await press(borrower, 'finish')).body.errors?.join()).toMatch(
    /not responding|isn't responding|try again/i,
  );

  expect((await press(borrower, 'again')).body.leaveFor).toMatch(/\/hl\//);
  plaid.link();
  expect((await press(borrower, 'finish')).body.step).toBe('AUTOPAY_ACCOUNT');
});

test('Plaid that is away loses nothing: the same press works a minute later', async () => {
  const borrower = await atTheBank();
  await press(borrower, 'visit');
  plaid.link();
  plaid.next('POST /link/token/get', { status: 500 });
  const away = await press(borrower, 'finish');
  expect(away.status).toBe(503);
  expect(visitOf(await settled(server, borrower))).toBe('STARTED');
  expect((await press(borrower, 'finish')).body.step).toBe('AUTOPAY_ACCOUNT');
});

test('an account that does not exist is not taken, and the visit can be made again', async () => {
  const borrower = await atTheBank();
  await press(borrower, 'visit');
  plaid.link({ account: '1000000000' });
  const refused = await press(borrower, 'finish');
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [expect.stringMatching(/doesn't recognize/)] },
  });
  expect(visitOf(await settled(server, borrower))).toBe('STARTED');
});
