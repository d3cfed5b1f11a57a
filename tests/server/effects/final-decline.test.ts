/** A final decline stays final, and an income counts once in however many ways it is proved (FINDING-A1.2, FINDING-A1.3, FINDING-D3, FINDING-D4). */
/**
 * Covers src/server/facts/lender.ts, src/server/underwriting/{decide-verified,store-decision}.ts,
 *   src/server/underwriting.
 */
import { expect, test } from 'vitest';
import { lenderOf } from '../../../src/server/facts/lender.ts';
import { decideVerified } from '../../../src/server/underwriting/decide-verified.ts';
import { storeDecision } from '../../../src/server/underwriting/store-decision.ts';
import { arrive, fact, inside, settled, submit, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

const link = { institution: 'Northwind Payroll', username: 'goodlogin', password: 'goodpassword' };
const prove = (borrower: Walk, type: string, more: object = {}) =>
  submit(borrower, 'income/link', { shareConsent: true, link: { ...link, ...more } }, { params: { type } });

/** States 138,000 a year and can prove 57,600: the verified income carries nothing. */
const overstated = () => arrive(server, { key: 'dti', until: 'heloc/income/link' });

test('the same job proved once more as another kind does not undo a decline (FINDING-A1.2, FINDING-D3)', async () => {
  const borrower = await overstated();
  await prove(borrower, 'TRUV_PAYROLL');
  const declined = await settled(server, borrower);
  expect([declined.step, fact(declined, 'income.verifiedMonthlyCents')]).toEqual(['DECLINED', 480_000]);

  for (const type of ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'POINTSERV_PAYROLL']) {
    expect(await prove(borrower, type)).toMatchObject({ status: 409, body: { step: 'DECLINED' } });
  }
  const after = await settled(server, borrower);
  expect([after.step, fact(after, 'income.verifiedMonthlyCents')]).toEqual(['DECLINED', 480_000]);
  expect(fact(after, 'application.status.uwDecision')).toBe('DECLINE');
});

test('two ways of proving one job at the same moment count it once (FINDING-D3)', async () => {
  const borrower = await overstated();
  const replies = await Promise.all(
    ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS'].map((type) => prove(borrower, type)),
  );
  const after = await settled(server, borrower);

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([after.step, fact(after, 'income.verifiedMonthlyCents')]).toEqual(['DECLINED', 480_000]);
});

test('whatever decides, a decided no is kept: effects refuse, and work that comes late changes nothing (FINDING-A1.2)', async () => {
  const borrower = await overstated();
  await prove(borrower, 'TRUV_PAYROLL');
  const approved = {
    decision: 'APPROVED',
    subDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
    flags: {},
    row: 'x',
  };

  await expect(inside(server, borrower.uuid, (scope) => decideVerified(scope, true))).rejects.toThrow(
    /final/,
  );
  await inside(server, borrower.uuid, (scope) =>
    storeDecision(scope, lenderOf(server.world, 'default'), { ...approved, reasons: [] } as never),
  );

  const { facts, step } = await settled(server, borrower);
  expect([step, facts]).toMatchObject(['DECLINED', { application: { status: { uwDecision: 'DECLINE' } } }]);
});

test('one job by payroll and by bank is one income, and answers for the job it was first proved for', async () => {
  const change = { 'register/income-info': { other: [{ type: 'RENTAL', annual: 60_000 }] } };
  const borrower = await arrive(server, { key: 'revised', until: 'heloc/income/link', change });
  await prove(borrower, 'TRUV_PAYROLL');
  const once = fact(await settled(server, borrower), 'income.verifiedMonthlyCents');
  const again = await prove(borrower, 'PLAID_TRANSACTIONS');
  const journey = await settled(server, borrower);

  // Nothing was started, and the step is as it was: the browser stays on the page and asks nothing (FINDING-A1.1).
  expect(again).toMatchObject({ status: 200, body: { step: 'INCOME_VERIFICATION', started: false } });
  expect(fact(journey, 'income.verifiedMonthlyCents')).toBe(once);
  expect(fact(journey, 'figures.incomeSources')).toMatchObject([
    { type: 'TRUV_PAYROLL', status: 'VERIFIED' },
    { status: 'NOT_STARTED' },
  ]);
});

test('late payments are explained before anything else, and a revised offer is taken before anything else (FINDING-A1.3, FINDING-D4)', async () => {
  const delinquent = await arrive(server, { key: 'delinquent', until: 'heloc/product/select' });
  expect((await settled(server, delinquent)).step).toBe('DELINQUENCY_REVIEW');
  for (const page of [
    'product/select',
    'start/contact',
    'start/about',
    'start/income',
    'start/home',
    'liens',
  ])
    expect(await submit(delinquent, page, {}), page).toMatchObject({ status: 409 });
});

test('a login that is sent with more than was asked is refused (FINDING-D11)', async () => {
  const borrower = await arrive(server, { until: 'heloc/income/link' });

  expect(await prove(borrower, 'TRUV_PAYROLL', { admin: true })).toMatchObject({
    status: 422,
    body: { fields: { '/link/admin': 'This was not asked' } },
  });
});
