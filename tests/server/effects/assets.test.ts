/** Assets count as income where the income alone is too small: two statements for each account, read by a person. */
/** Covers src/server/effects/send-assets.ts, src/server/desk/read-assets.ts, src/engine/finance/asset-depletion.ts. */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

const server = sharedRealServer();

const page = 'product/assets';
const retired = { employmentType: 'RETIRED', annualIncome: 22_800, requestedAmount: 100_000 };
const day = (ago: number) => legalDay(server.world.clock.now() - ago * 86_400_000);

/** Stated income 1,900 a month against debts of 1,450: too little for any line. */
const short = (hasAssets: boolean) =>
  walk(server, {
    key: 'assets',
    until: 'heloc/product/select',
    change: {
      'register/income-info': { ...retired, hasAssets },
      'heloc/liens': { annualTax: 0, annualInsurance: 0 },
    },
  });

function statements(borrower: Walk, count: number): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, () => uploadPicture(borrower, 'BANK_STATEMENT')));
}

const account = (more: object = {}) => ({
  type: 'BROKERAGE',
  institution: 'Meridian Brokerage',
  value: 1_200_000,
  statementDate: day(20),
  ...more,
});

test('a brokerage account of 1.2 million makes an offer of 9.45% at 38.2% of the income', async () => {
  const borrower = await short(true);
  expect((await settled(server, borrower)).step).toBe('ASSETS_PREQUAL');
  const sent = { assets: [account()], statements: await statements(borrower, 2) };
  expect((await submit(borrower, page, sent)).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('ASSETS_PREQUAL');
  await server.world.queue.advance(21_000);

  const open = await settled(server, borrower);
  expect(open.step).toBe('OFFER_SELECTION');
  // (80% of 1,200,000 - 6 × 1,450) / 180
  expect(fact(open, 'income.assetMonthlyCents')).toBe(528_500);
  const offer = { term: 10, amount: 100_000, feePercent: 0, autopay: true };
  const version = fact(open, 'figures.offerInputs.version');
  expect((await submit(borrower, 'product/select', { offer: { ...offer, version } })).status).toBe(200);
  const chosen = await settled(server, borrower);
  expect(fact(chosen, 'offer.rate')).toBe(9.45);
  // 38.2 in tenths.
  expect(fact(chosen, 'offer.dtiPercent')).toBe(38.15);
});

test('statements that are old, too few or without a date are refused, and a reviewer may ask for others', async () => {
  const borrower = await short(true);
  await settled(server, borrower);
  const files = await statements(borrower, 2);
  const send = (assets: object[], sent = files) =>
    submit(borrower, page, { assets, statements: sent }).then(({ status }) => status);

  expect(await send([account({ statementDate: day(61) })])).toBe(422);
  expect(await send([account({ statementDate: day(-2) })])).toBe(422);
  expect(await send([account({ statementDate: undefined })])).toBe(422);
  expect(await send([])).toBe(422);
  expect(await send([account(), account({ institution: 'Second Street Bank' })])).toBe(422);
  expect(await send([account()])).toBe(200);
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .executeTakeFirstOrThrow();
  await answerReview(server.world, borrower.uuid, { ...review, answer: 'refused', reason: 'Another name.' });

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('ASSETS_PREQUAL');
  expect(fact(journey, 'application.assetDepletion')).toMatchObject({ sent: false, refused: true });
});

test('assets that are too small to carry a line are counted once, and the application is declined', async () => {
  const borrower = await short(true);
  await settled(server, borrower);
  const sent = { assets: [account({ value: 5_000 })], statements: await statements(borrower, 2) };
  await submit(borrower, page, sent);
  await server.world.queue.advance(21_000);

  expect((await settled(server, borrower)).step).toBe('DECLINED');
});

test('a borrower who has no assets is declined for the same income', async () => {
  expect((await settled(server, await short(false))).step).toBe('DECLINED');
});
