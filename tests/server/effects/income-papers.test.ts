/** Who cannot link an account proves income by documents, and a stale payroll is confirmed by the employer; a person judges both. */
/** Covers src/server/effects/{upload-income,ask-employer}.ts, src/server/desk/{income-documents,confirm-employment}.ts. */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

const server = sharedRealServer();

const until = 'heloc/income/link';
const params = { type: 'MANUAL_PAYSTUB' };
const today = () => legalDay(server.world.clock.now());
const paystub = async (borrower: Walk) => ({
  papers: 'PAYSTUB',
  payer: 'Northwind Design',
  payDate: today(),
  payFrequency: 'SEMI_MONTHLY',
  gross: 5750,
  documents: [await uploadPicture(borrower, 'USER_UPLOADED_PAYSTUB')],
});

const openReview = (uuid: string, name: string) =>
  server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('name', '=', name)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();

test('paystubs are sent with what they show; once a person has compared them, the income is proved', async () => {
  const borrower = await walk(server, { key: 'paystub', until });
  expect((await settled(server, borrower)).step).toBe('INCOME_VERIFICATION');

  expect((await submit(borrower, 'income/upload', await paystub(borrower), { params })).status).toBe(200);
  const sent = await settled(server, borrower);
  expect(fact(sent, 'income.sources')).toMatchObject([{ status: 'IN_PROGRESS', monthlyCents: 1_150_000 }]);
  expect(fact(sent, 'income.verifiedMonthlyCents')).toBeUndefined();
  const { body } = await borrower.client.send('GET', '/service-application/api/v3/application/heloc/all');
  expect(body).toMatchObject([
    {
      badge: "We're working on it",
      statusText: "We're reading the documents you sent. We'll email you when we're done.",
      action: 'View',
    },
  ]);
  await server.world.queue.advance(21_000);

  const proved = await settled(server, borrower);
  expect(proved.step).toBe('DISBURSEMENT_ACCOUNT');
  expect(fact(proved, 'income.verifiedMonthlyCents')).toBe(1_150_000);
});

test('an old paystub, a paystub without its pay and papers without pages are refused; refused papers are asked for again', async () => {
  const borrower = await walk(server, { key: 'paystub', until });
  const good = await paystub(borrower);
  const send = (change: object) =>
    submit(borrower, 'income/upload', { ...good, ...change }, { params }).then(({ status }) => status);

  expect(await send({ payDate: '2026-01-02' })).toBe(422);
  expect(await send({ gross: undefined })).toBe(422);
  expect(await send({ documents: [] })).toBe(422);
  expect(await send({})).toBe(200);
  const review = await openReview(borrower.uuid, 'incomeDocuments');
  await answerReview(server.world, borrower.uuid, {
    uuid: review?.uuid ?? '',
    answer: 'refused',
    reason: 'The name is cut off.',
  });

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('INCOME_VERIFICATION');
  expect(fact(journey, 'figures.incomeSources')).toMatchObject([{ status: 'NEEDS_MORE' }]);
});

test('tax returns count as the average of two years', async () => {
  const borrower = await walk(server, { key: 'selfemp', until });
  const papers = {
    papers: 'TAX_RETURN',
    lastYear: 150000,
    yearBefore: 126000,
    documents: [await uploadPicture(borrower, 'USER_UPLOADED_PAYSTUB')],
  };
  await submit(borrower, 'income/upload', papers, { params });

  const journey = await settled(server, borrower);
  expect(fact(journey, 'income.sources')).toMatchObject([{ monthlyCents: 1_150_000 }]);
});

test('one job by payroll, by papers and by bank is one income', async () => {
  const change = { 'register/income-info': { other: [{ type: 'RENTAL', annual: 60_000 }] } };
  const borrower = await walk(server, { key: 'revised', until, change });
  const link = { institution: 'Northwind Payroll', username: 'goodlogin', password: 'goodpassword' };
  const prove = (type: string) =>
    submit(borrower, 'income/link', { shareConsent: true, link }, { params: { type } });
  await prove('TRUV_PAYROLL');
  const once = fact(await settled(server, borrower), 'income.verifiedMonthlyCents');
  const papers = { ...(await paystub(borrower)), gross: 3050 };
  expect((await submit(borrower, 'income/upload', papers, { params })).status).toBe(200);
  await server.world.queue.advance(21_000);
  const read = await settled(server, borrower);
  expect((await prove('PLAID_TRANSACTIONS')).status).toBe(200);

  const journey = await settled(server, borrower);
  for (const { facts } of [read, journey])
    expect(facts.income).toMatchObject({
      sources: [{ type: 'TRUV_PAYROLL', status: 'VERIFIED' }],
      verifiedMonthlyCents: once,
    });
  expect(fact(journey, 'figures.incomeSources')).toMatchObject([
    { status: 'VERIFIED' },
    { status: 'NOT_STARTED' },
  ]);
});

test('a stale payroll: the borrower says whom to ask, a person asks, and the application goes on', async () => {
  const borrower = await walk(server, { key: 'emplver', until: 'heloc/identity' });
  expect((await settled(server, borrower)).step).toBe('EMPLOYMENT_VERIFICATION');
  const contact = { employer: 'Northwind Design', startMonth: '2019-03', mayContact: true };
  const page = 'income/employer-verification';
  expect((await submit(borrower, page, contact)).status).toBe(422);

  await submit(borrower, page, { ...contact, phone: '+12025550123' });
  await settled(server, borrower);
  await server.world.queue.advance(21_000);

  expect((await settled(server, borrower)).step).toBe('IDENTITY_VERIFICATION');
});
