/** Whoever cannot be found at the bureau, or is frozen, alerted or unlucky there, has a way on. */
/** Covers src/server/effects/pull-credit-again.ts, src/server/underwriting/pull-again.ts, src/server/desk/ask-bureau-again.ts. */
import { expect, test } from 'vitest';
import { fact, settled, signIn, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const softWalk = (key: string) => walk(server, { key, until: 'heloc/liens' });
const call = (borrower: Walk, page: string, action: string) => submit(borrower, page, {}, { action });

async function stepOf(borrower: Walk) {
  return (await settled(server, borrower)).step;
}

test('a wrong PIN is told, the right one lifts the freeze', async () => {
  const borrower = await softWalk('pin');
  expect(await stepOf(borrower)).toBe('WAITING_FOR_SOFT_CREDIT');

  expect((await submit(borrower, 'review-app/incorrect-pin', { pin: '1111' })).status).toBe(200);
  const after = await settled(server, borrower);
  expect(after.step).toBe('WAITING_FOR_SOFT_CREDIT');
  expect(fact(after, 'application.status.creditAttempts')).toBe(2);

  await submit(borrower, 'review-app/incorrect-pin', { pin: '2468' });
  expect(await stepOf(borrower)).toBe('LIEN_VERIFICATION');
});

test('five wrong PINs are enough for a day', async () => {
  const borrower = await softWalk('pin');
  const before = settled(server, borrower);
  const statuses: number[] = [];
  for (const pin of ['1111', '2222', '3333', '4444', '5555']) {
    statuses.push((await submit(borrower, 'review-app/incorrect-pin', { pin })).status);
    await settled(server, borrower);
  }

  expect(statuses).toEqual([200, 200, 200, 200, 422]);
  server.pass(25 * 3_600_000);
  await signIn(borrower, await before);
  expect((await submit(borrower, 'review-app/incorrect-pin', { pin: '2468' })).status).toBe(200);
  expect(await stepOf(borrower)).toBe('LIEN_VERIFICATION');
});

test.each(['frozen', 'locked'])('%s: once lifted, the second try goes on', async (key) => {
  const borrower = await softWalk(key);

  await call(borrower, 'credit/error', 'retry');

  expect(await stepOf(borrower)).toBe('LIEN_VERIFICATION');
  expect((await call(borrower, 'credit/error', 'retry')).status).toBe(409);
});

test('a freeze that stays is asked about five times a day, and again the next day', async () => {
  const borrower = await softWalk('stillfrozen');
  const before = await settled(server, borrower);
  const replies: number[] = [];
  for (let tries = 0; tries < 5; tries++) {
    replies.push((await call(borrower, 'credit/error', 'retry')).status);
    await settled(server, borrower);
  }
  expect(replies).toEqual([200, 200, 200, 200, 422]);

  server.pass(25 * 3_600_000);
  await signIn(borrower, before);
  expect((await call(borrower, 'credit/error', 'retry')).status).toBe(200);
});

test('a freeze at the hard pull is lifted as well, and the application goes on', async () => {
  const borrower = await walk(server, { key: 'hardfrozen', until: 'heloc/income/link' });
  expect(await stepOf(borrower)).toBe('HARD_CREDIT_LOCKED_OR_FROZEN');

  await call(borrower, 'credit/error', 'retry');

  expect(await stepOf(borrower)).toBe('INCOME_VERIFICATION');
});

test('a bureau that failed is asked again by the borrower', async () => {
  const borrower = await softWalk('crediterror');
  expect(await stepOf(borrower)).toBe('CREDIT_ERROR');

  await call(borrower, 'error/timeout', 'retry');

  expect(await stepOf(borrower)).toBe('LIEN_VERIFICATION');
});

const corrected = { first: 'Maria', last: 'Diaz', dob: '1984-05-06', ssn: '666101005' };

test('who has no file corrects the details, and is found', async () => {
  const borrower = await softWalk('nocredit');
  expect(await stepOf(borrower)).toBe('CREDIT_NO_MATCH_SSN');
  expect((await submit(borrower, 'review-app/no-credit', { ...corrected, dob: '2020-01-01' })).status).toBe(
    422,
  );

  await submit(borrower, 'review-app/no-credit', corrected);

  expect(await stepOf(borrower)).toBe('LIEN_VERIFICATION');
});

test('who is still not found after 25 days is told so in writing, with the reasons of the law', async () => {
  const borrower = await softWalk('nocredit');
  const before = await settled(server, borrower);
  const days = 25 * 86_400_000;
  server.pass(days);
  await server.world.queue.advance(days);
  await signIn(borrower, before);

  const { step, facts } = await settled(server, borrower);

  expect(step).toBe('DECLINED');
  expect(facts).toMatchObject({
    figures: { decision: { reasons: [{ code: 'noCreditFile' }, { code: 'limitedCredit' }] } },
  });
});
