/** An account that the check of accounts could not settle: a person does, before any money goes there. */
/** Covers src/server/desk/bank-account.ts. */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const account = {
  routingNumber: '021000021',
  accountNumber: '1000000001',
  accountNumberAgain: '1000000001',
  accountType: 'CHECKING',
  ownerConfirmed: true,
};

async function underReview() {
  const borrower = await walk(server, { until: 'heloc/bank/disburse' });
  await settled(server, borrower);
  await submit(borrower, 'bank/manual-disburse', account);
  const journey = await settled(server, borrower);
  expect(fact(journey, 'application.status.giactAccountStatus')).toBe('PENDING_REVIEW');
  expect(journey.step).toBe('AUTOPAY_ACCOUNT');
  return borrower;
}

async function answer(borrower: Walk, said: string) {
  const review = await server.world.db
    .selectFrom('reviews')
    .select(['uuid', 'name'])
    .where('application_uuid', '=', borrower.uuid)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  expect(review.name).toBe('bankAccount');
  const { uuid } = review;
  await answerReview(server.world, borrower.uuid, {
    uuid,
    answer: said,
    reason: 'The bank said so by phone.',
  });
  return settled(server, borrower);
}

test('the borrower goes on meanwhile, and the account that a person accepts stays', async () => {
  const journey = await answer(await underReview(), 'verified');

  expect(fact(journey, 'application.status.giactAccountStatus')).toBe('VERIFIED');
  expect(journey.step).toBe('AUTOPAY_ACCOUNT');
});

test('one that a person refuses is replaced by the borrower', async () => {
  const journey = await answer(await underReview(), 'failed');

  expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
});
