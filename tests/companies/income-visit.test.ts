/** A borrower proves an income at Plaid's site: the pages before, the way there and back, what counts, and what is told when nothing does. */
/** Covers src/server/effects/{start-income-visit,finish-income-visit,link-visit-of,note-failed-link,take-incomes}.ts, src/server/underwriting/income-visit.ts, src/server/handlers/forget-income-visit.ts. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Journey } from '../../src/tools/journey/drive.ts';
import {
  fact,
  openRealServer,
  type RealServer,
  settled,
  signIn,
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
  const { incomeLink } = await openCompany({
    ...{ INCOME_LINK: 'plaid', ...credentials, PLAID_URL: plaid.url },
  });
  Object.assign(server.world.parties, { incomeLink });
});
afterAll(async () => {
  await server.close();
  await plaid.close();
});

beforeEach(() => {
  plaid.heard.length = 0;
});

type Answered = { status: number; body: Journey & { errors?: string[]; leaveFor?: string } };

const leave = async (borrower: Walk, type = 'TRUV_PAYROLL', data: object = { shareConsent: true }) => {
  const params = { type };
  return (await submit(borrower, 'income/link', data, { action: 'visit', params })) as unknown as Answered;
};
const comeBack = async (borrower: Walk) =>
  (await submit(borrower, 'income/review', {}, { action: 'finish' })) as unknown as Answered;
const visitOf = async (borrower: Walk) => fact(await settled(server, borrower), 'figures.incomeVisit');
const cards = async (borrower: Walk) => fact(await settled(server, borrower), 'figures.incomeSources');
const day = (before: number) =>
  new Date(server.world.clock.now() - before * 86_400_000).toISOString().slice(0, 10);
/** We say that the link is used once, then closed. */
const isForgotten = async ({ uuid }: Walk) => {
  await server.world.queue.runWaiting(uuid);
  expect(plaid.people()).toEqual([]);
};
/** Hours pass, and the work that is due then begins. */
const later = async (hours: number) => {
  const ms = hours * 60 * 60 * 1000;
  server.world.clock.advance?.(ms);
  await server.world.queue.advance(ms);
};
const atIncome = async (key = 'happy') => {
  const borrower = await walk(server, { key, until: 'heloc/income/link' });
  const journey = await settled(server, borrower);
  const name = ['first', 'last'].map((part) => fact(journey, `profile.name.${part}`)).join(' ');
  return { borrower, name };
};

test('who shares pay that carries the line is asked for their bank next', async () => {
  const { borrower, name } = await atIncome();
  expect(await visitOf(borrower)).toBe('DUE');

  const left = await leave(borrower);
  expect(left.body.leaveFor).toMatch(/\/hl\/link-sandbox-\d+$/);
  expect(await visitOf(borrower)).toBe('STARTED');

  plaid.share({ stubs: [{ payDate: day(9), gross: 5310, name, employer: 'Northwind Design' }] });
  const { body } = await comeBack(borrower);
  expect(body.step).toBe('DISBURSEMENT_ACCOUNT');
  expect(await visitOf(borrower)).toBe('DUE');
  expect(await cards(borrower)).toMatchObject([{ label: 'Full-time job', status: 'VERIFIED' }]);
  // 5,310 dollars every two weeks are 138,060 a year.
  expect(fact(body, 'figures.confirmedIncomeCents')).toBe(13_806_000);
  // What names the visit and the person stays with us, and Plaid soon knows neither any more.
  expect(JSON.stringify(body)).not.toMatch(/link-sandbox|usr_/);
  await isForgotten(borrower);
});

test('who consents to nothing goes nowhere', async () => {
  const { borrower } = await atIncome();
  const refused = await leave(borrower, 'TRUV_PAYROLL', {});
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.join()).toMatch(/share your income data/);
  expect(await visitOf(borrower)).toBe('DUE');
});

test('who stopped there is told so; whose pay is still read waits; both finish later', async () => {
  const { borrower, name } = await atIncome();
  await leave(borrower, 'PLAID_TRANSACTIONS');
  expect(await comeBack(borrower)).toMatchObject({
    ...{ status: 409, body: { errors: [expect.stringMatching(/isn't linked yet/)] } },
  });
  await leave(borrower);
  plaid.share({ stubs: [], status: 'PROCESSING' });
  expect((await comeBack(borrower)).body.errors?.join()).toMatch(/still on their way/);
  expect(await visitOf(borrower)).toBe('STARTED');

  plaid.share({ stubs: [{ payDate: day(9), gross: 5310, name }] });
  expect((await comeBack(borrower)).body.step).toBe('DISBURSEMENT_ACCOUNT');
});

test('someone else’s pay proves nothing, and twice without an income the page offers documents first', async () => {
  const { borrower } = await atIncome();
  for (const stubs of [[{ payDate: day(9), name: 'Bo Brandt' }], []]) {
    await leave(borrower);
    plaid.share({ stubs });
    const { status, body } = await comeBack(borrower);
    expect(status).toBe(409);
    expect(body.errors?.join()).toMatch(stubs.length > 0 ? /in another name/ : /nothing we could use/);
    // The visit is over: the page begins another.
    expect(await visitOf(borrower)).toBe('DUE');
    await isForgotten(borrower);
  }
  expect(fact(await settled(server, borrower), 'income.failedLinks')).toEqual([
    'TRUV_PAYROLL',
    'TRUV_PAYROLL',
  ]);
  expect(await cards(borrower)).toMatchObject([{ status: 'NOT_STARTED' }]);
  expect((await comeBack(borrower)).status).toBe(409);
});

test('pay that is two months old counts, and the employer confirms the work', async () => {
  const { borrower, name } = await atIncome();
  await leave(borrower);
  plaid.share({ stubs: [{ payDate: day(70), gross: 5310, name }] });
  const { body } = await comeBack(borrower);
  expect(fact(body, 'application.status.employmentVerificationNeeded')).toBe(true);
  expect(await cards(borrower)).toMatchObject([{ status: 'VERIFIED' }]);
});

test('Plaid that is away loses nothing: the same press works a minute later', async () => {
  const { borrower, name } = await atIncome();
  await leave(borrower);
  plaid.share({ stubs: [{ payDate: day(9), gross: 5310, name }] });
  plaid.next('POST /credit/payroll_income/get', { status: 500 });
  expect((await comeBack(borrower)).status).toBe(503);
  expect(await visitOf(borrower)).toBe('STARTED');
  expect((await comeBack(borrower)).body.step).toBe('DISBURSEMENT_ACCOUNT');
});

test('who comes back tomorrow in another tab finishes the visit that was begun last', async () => {
  const { borrower, name } = await atIncome();
  await leave(borrower);
  plaid.share({ stubs: [{ payDate: day(9), gross: 100, name }] });
  await leave(borrower);
  plaid.share({ stubs: [{ payDate: day(9), gross: 5310, name }] });
  const journey = await settled(server, borrower);
  server.world.clock.advance?.(20 * 60 * 60 * 1000);
  expect((await comeBack(borrower)).status).toBe(401);
  await signIn(borrower, journey);

  const { body } = await comeBack(borrower);
  expect(fact(body, 'figures.confirmedIncomeCents')).toBe(13_806_000);
  expect((await comeBack(borrower)).status).toBe(409);
  await isForgotten(borrower);
});

test('what was shared and never fetched is forgotten after a day, and the page begins again', async () => {
  const { borrower, name } = await atIncome();
  const journey = await settled(server, borrower);
  await leave(borrower);
  plaid.share({ stubs: [{ payDate: day(9), gross: 5310, name }] });
  await later(23);
  expect(plaid.people()).toHaveLength(1);

  await later(2);
  await vi.waitFor(() => expect(plaid.people()).toEqual([]), 20_000);
  await signIn(borrower, journey);
  expect(await visitOf(borrower)).toBe('DUE');
  expect((await comeBack(borrower)).status).toBe(409);
});

test('an application that is stopped ends the visit; Plaid whose answer we miss is told again', async () => {
  const { borrower } = await atIncome();
  await leave(borrower);
  plaid.share({ stubs: [{ payDate: day(9) }] });
  plaid.next('POST /user/remove', { status: 500 });
  const stopped = await submit(borrower, 'cancel', { why: 'OTHER' }, { action: 'withdraw' });
  expect(stopped.status).toBe(200);
  const ends = () => plaid.heard.filter(({ question }) => question === 'POST /user/remove');
  await vi.waitFor(() => expect(ends()).toHaveLength(1), 20_000);
  await later(1);
  await vi.waitFor(() => expect(ends()).toHaveLength(2), 20_000);
  expect(plaid.people()).toEqual([]);
});

test('who was declined meanwhile is told so, and Plaid is not asked', async () => {
  const { borrower, name } = await atIncome();
  await leave(borrower);
  plaid.share({ stubs: [{ payDate: day(9), gross: 400, name }] });
  const declined = await comeBack(borrower);
  await isForgotten(borrower);
  const asked = plaid.heard.length;
  const again = await leave(borrower);
  expect([declined.body.step, again.status]).toEqual(['DECLINED', 409]);
  expect(plaid.heard.length).toBe(asked);
});

test('tax records are not to be had there', async () => {
  const { borrower } = await atIncome();
  expect((await leave(borrower, 'POINTSERV_TAX')).status).toBe(409);
});
