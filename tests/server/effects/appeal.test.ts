/** A decline is appealed once; a person answers, and nothing else opens the application again. */
/**
 * Covers src/server/effects/appeal-decline.ts, src/server/desk/{answer-appeal,ways-back}.ts,
 *   src/server/underwriting/take-decision-back.ts, src/server/underwriting/store-decision.ts.
 */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { waysBack } from '../../../src/server/desk/ways-back.ts';
import type { Decisions } from '../../../src/types/decisions.ts';
import { productContent } from '../../product.ts';
import { letterOf } from './letter-of.ts';
import { arrive, documentTypes, fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const page = 'error/decline';
const explanation = 'The card with the highest payment was paid off last week.';
const appeal = (borrower: Walk, more: object = {}) =>
  submit(borrower, page, { appealKind: 'CHANGE', explanation, ...more }, { action: 'appeal' });

const declinedForDti = () =>
  walk(server, {
    key: 'dti',
    until: 'heloc/product/select',
    change: { 'register/income-info': { annualIncome: 57_600 } },
  });

async function answer(borrower: Walk, given: string): Promise<void> {
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .where('name', '=', 'appeal')
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, borrower.uuid, {
    ...review,
    answer: given,
    reason: 'Read the documents.',
  });
}

const audited = async ({ uuid }: Walk, event: string) =>
  (
    await server.world.db.selectFrom('audit').selectAll().where('application_uuid', '=', uuid).execute()
  ).filter((row) => row.event === event);

const messages = ({ uuid }: Walk) =>
  server.world.db
    .selectFrom('messages')
    .select('name')
    .where('application_uuid', '=', uuid)
    .execute()
    .then((rows) => rows.map(({ name }) => name));

const answerOf = (borrower: Walk) => letterOf(server, borrower, 'APPEAL_ANSWER');

test('the notice says the share of debts that broke the limit, with the payment in it', async () => {
  const { decision } = fact(await settled(server, await declinedForDti()), 'figures') as {
    decision: Record<string, number>;
  };
  expect(decision).toMatchObject({ monthlyIncomeCents: 480_000, limitPercent: 50, creditReport: true });
  expect(decision.dtiPercent).toBeGreaterThan(50);
  expect((decision.monthlyDebtsCents ?? 0) / 480_000).toBeCloseTo((decision.dtiPercent ?? 0) / 100, 3);
});

test('an appeal that a person upholds leaves the decline as it is, writes to the borrower, and is the only one', async () => {
  const borrower = await declinedForDti();
  expect((await settled(server, borrower)).step).toBe('DECLINED');
  expect((await appeal(borrower, { explanation: 'Too short.' })).status).toBe(422);
  expect((await appeal(borrower, { explanation: 'x'.repeat(1001) })).status).toBe(422);
  expect((await appeal(borrower)).status).toBe(200);
  expect((await appeal(borrower)).status).toBe(409);

  await answer(borrower, 'upheld');

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('DECLINED');
  expect(fact(journey, 'figures.appeal')).toMatchObject({ kind: 'CHANGE', explanation, outcome: 'UPHELD' });
  expect((await appeal(borrower)).status).toBe(409);
  expect(await audited(borrower, 'decline-reopened')).toEqual([]);
  expect(await messages(borrower)).toContain('appeal-upheld');
  const letter = await answerOf(borrower);
  expect(letter).toContain('the decision stands');
  expect(letter).toContain('Excessive obligations in relation to income');
  expect(letter).not.toContain('open again');
});

test('a reopened application lets the borrower correct income and debts, and is decided again', async () => {
  const borrower = await declinedForDti();
  await settled(server, borrower);
  await appeal(borrower);
  await server.world.queue.advance(21_000);

  const open = await settled(server, borrower);
  expect([open.step, fact(open, 'figures.decision')]).toEqual(['LIEN_ATTESTATION', undefined]);
  expect(await audited(borrower, 'decline-reopened')).toHaveLength(1);
  expect(await messages(borrower)).toContain('appeal-granted');
  const letter = await answerOf(borrower);
  expect(letter).toContain('opened your application again');
  expect(letter).not.toMatch(/the decision stands|Excessive obligations/);
  const income = {
    employmentType: 'FULL_TIME',
    annualIncome: 138_000,
    employer: 'Northwind',
    startMonth: '2019-03',
  };
  expect((await submit(borrower, 'start/income', { ...income, purpose: 'HOME_IMPROVEMENT' })).status).toBe(
    200,
  );
  expect((await settled(server, borrower)).step).toBe('LIEN_ATTESTATION');
  const { items } = fact(open, 'liens') as { items: object[] };
  const costs = { annualTax: 7_800, annualInsurance: 2_400, hoaMonthly: 0, accurate: true };
  expect((await submit(borrower, 'liens', { items, ...costs })).status).toBe(200);

  expect((await settled(server, borrower)).step).toBe('OFFER_SELECTION');
});

test('a second decline after an appeal is final', async () => {
  const borrower = await walk(server, { key: 'score', until: 'heloc/liens' });
  expect((await settled(server, borrower)).step).toBe('DECLINED');
  await appeal(borrower);
  await answer(borrower, 'reopened');

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('DECLINED');
  expect(fact(journey, 'figures.appeal.outcome')).toBe('REOPENED');
  expect(await audited(borrower, 'soft-pull')).toHaveLength(2);
  const notices = documentTypes(journey, ['ADVERSE_ACTION_NOTICE']);
  expect(notices).toHaveLength(2);
  expect(notices).toContain(fact(journey, 'figures.decision.documentUuid'));
  expect((await appeal(borrower)).status).toBe(409);
});

test('proved income that carries no line is proved once more after an appeal', async () => {
  const borrower = await arrive(server, { key: 'dti', until: 'heloc/income/link' });
  const link = { institution: 'Northwind Payroll', username: 'goodlogin', password: 'goodpassword' };
  const prove = () =>
    submit(borrower, 'income/link', { shareConsent: true, link }, { params: { type: 'TRUV_PAYROLL' } });
  await prove();
  expect((await settled(server, borrower)).step).toBe('DECLINED');
  await appeal(borrower);
  await answer(borrower, 'reopened');

  const open = await settled(server, borrower);
  expect([open.step, fact(open, 'income.verifiedMonthlyCents')]).toEqual(['INCOME_VERIFICATION', undefined]);
  await prove();
  expect((await settled(server, borrower)).step).toBe('DECLINED');
});

test('an application that was not declined takes no appeal', async () => {
  const borrower = await walk(server, { until: 'heloc/product/select' });

  expect((await appeal(borrower)).status).toBe(409);
});

const { decisions } = Object.values(productContent().orgs.default?.data ?? {}).find(
  (data) => data.decisions,
) as {
  decisions: Decisions;
};
const declines = decisions.rows.filter(({ decision }) => decision === 'DECLINE' || decision === 'INELIGIBLE');

test.each(declines.map((row) => [row.id, row] as const))(
  'a decline by %s has its reasons and a way back',
  (_, row) => {
    expect(row.reasons?.length).toBeGreaterThan(0);
    expect(row.reasons?.length).toBeLessThanOrEqual(4);
    for (const reason of row.reasons ?? []) expect(decisions.reasons[reason], reason).toBeDefined();
    for (const stage of row.stages) expect(Object.keys(waysBack), stage).toContain(row.reopens?.[stage]);
  },
);
