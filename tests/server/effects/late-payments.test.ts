/** A late payment on a home loan is explained by the borrower and judged by a person; it need not end the application. */
/** Covers src/server/effects/explain-late-payments.ts, src/server/underwriting/late-accounts.ts, src/server/desk/accept-explanation.ts. */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const page = 'review-app/delinquency';
const explanation = 'I changed banks, and one transfer arrived a month late.';

async function late() {
  const borrower = await walk(server, { key: 'delinquent', until: 'heloc/product/select' });
  const journey = await settled(server, borrower);
  const [account] = fact(journey, 'liens.delinquencies') as Record<string, unknown>[];
  return { borrower, step: journey.step, account: account ?? {} };
}

const explain = (borrower: Walk, account: object, more: object = {}) =>
  submit(borrower, page, { delinquencies: [{ ...account, answer: 'EXPLAIN', explanation, ...more }] });

test('a late payment that is explained is reviewed, and the application goes on', async () => {
  const { borrower, step, account } = await late();
  expect(step).toBe('DELINQUENCY_REVIEW');
  expect(account).toMatchObject({ creditor: 'Harbor Mortgage Servicing', amountCents: 210_000 });

  expect((await explain(borrower, account)).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('DELINQUENCY_REVIEW');
  await server.world.queue.advance(21_000);

  expect((await settled(server, borrower)).step).toBe('OFFER_SELECTION');
});

test('an answer that is missing, without words or without proof is refused, and another creditor is not believed', async () => {
  const { borrower, account } = await late();
  const { uuid: _, ...unknown } = account;

  expect((await submit(borrower, page, { delinquencies: [] })).status).toBe(422);
  expect((await explain(borrower, unknown)).status).toBe(422);
  expect((await explain(borrower, account, { explanation: 'Sorry.' })).status).toBe(422);
  expect((await explain(borrower, account, { answer: 'PAID' })).status).toBe(422);
  await explain(borrower, account, { creditor: 'Nobody Bank', amountCents: 1 });

  const [stored] = fact(await settled(server, borrower), 'liens.delinquencies') as object[];
  expect(stored).toMatchObject({ creditor: 'Harbor Mortgage Servicing', amountCents: 210_000 });
});

test('a reviewer whom the answer does not convince declines, with the reason of the law', async () => {
  const { borrower, account } = await late();
  await explain(borrower, account);
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .executeTakeFirstOrThrow();

  await answerReview(server.world, borrower.uuid, { ...review, answer: 'refused', reason: 'No proof.' });

  const { step, facts } = await settled(server, borrower);
  expect(step).toBe('DECLINED');
  expect(facts).toMatchObject({ figures: { decision: { reasons: [{ code: 'delinquentObligations' }] } } });
  expect((await explain(borrower, account)).status).toBe(409);
});
