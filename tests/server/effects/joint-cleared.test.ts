/** What the credit file of someone who borrows too says is cleared by a person at the lender, as the borrower's is: an alert, and late payments. */
/**
 * Covers src/server/desk/{refuse-co-borrower,pull-after-call,accept-explanation}.ts, src/server/underwriting/{co-borrower-report,notify-co-borrower}.ts,
 *   src/server/underwriting/note-co-borrower-credit.ts.
 */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { submitStep } from '../../../src/tools/journey/drive.ts';
import { apply, openedPart, waitingBorrower } from '../parts/co-borrower.ts';
import { lateAnswer } from '../parts/co-borrower-answers.ts';
import { bothSettled, heardInquiries } from '../parts/joint.ts';
import { fact, settled, submit, type Walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const outbox = memoryOutbox();
const server = sharedRealServer({ outbox });

type Two = { borrower: Walk; part: Walk };

const stepsOf = async ({ borrower, part }: Two) => [
  (await bothSettled(server, { borrower, part: part.uuid })).step,
  (await settled(server, part)).step,
];

/** The bureau has the file of this sample about the co-borrower. */
async function applied(key: string): Promise<Two> {
  const email = `sam${Date.now()}+${key}@example.com`;
  const borrower = await waitingBorrower(server, email);
  const part = await openedPart(server, email);
  await apply(part);
  return { borrower, part };
}

async function decide({ part }: Two, name: string, answer: string): Promise<void> {
  const row = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', part.uuid)
    .where('name', '=', name)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, part.uuid, { ...row, answer, reason: 'I looked into it.' });
}

/** They read why; the borrower does not, and continues alone. */
async function expectRefusal(two: Two, reason: string): Promise<void> {
  const waiting = await bothSettled(server, { borrower: two.borrower, part: two.part.uuid });
  const part = await settled(server, two.part);
  expect([waiting.step, part.step]).toEqual(['WAITING_FOR_CO_BORROWER', 'CREDIT_ERROR']);
  expect(fact(part, 'figures.decision.reasons')).toMatchObject([{ text: reason }]);
  expect(fact(part, 'application.documents')).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: 'ADVERSE_ACTION_NOTICE' })]),
  );
  expect(JSON.stringify(waiting)).not.toContain(reason);
  expect(fact(waiting, 'figures.decision')).toBe(undefined);
  expect((await submit(two.part, 'credit', {}, { action: 'retry' })).status).toBe(409);

  expect((await submit(two.borrower, 'start/co-borrower', {}, { action: 'alone' })).status).toBe(200);
  expect(await stepsOf(two)).toEqual(['INCOME_VERIFICATION', 'CANCELLED']);
}

test('an alert on the file of a co-borrower opens a call-back; once they confirmed, the bureau is asked again and both go on', async () => {
  const heard = heardInquiries(server);
  const two = await applied('hardalert');
  expect(await stepsOf(two)).toEqual(['WAITING_FOR_CO_BORROWER', 'CREDIT_ERROR']);
  await decide(two, 'fraudAlert', 'confirmed');

  expect(await stepsOf(two)).toEqual(['INCOME_VERIFICATION', 'INCOME_VERIFICATION']);
  const asked = heard.filter(({ subject }) => subject.lastName === 'Spouse');
  expect(asked.map(({ confirmedByPhone }) => confirmedByPhone)).toEqual([false, true]);
});

test('a co-borrower whom nobody could confirm does not borrow: they get a notice, and the borrower goes on alone', async () => {
  const two = await applied('hardalert');
  await stepsOf(two);
  await decide(two, 'fraudAlert', 'unconfirmed');

  await expectRefusal(two, 'Unable to verify identity');
});

test('late payments of a co-borrower are asked about and judged by a person before the report counts', async () => {
  const two = await applied('delinquent');
  expect(await stepsOf(two)).toEqual(['WAITING_FOR_CO_BORROWER', 'DELINQUENCY_REVIEW']);
  const asked = await settled(server, two.part);
  const { data } = lateAnswer(asked);
  const [late] = data.delinquencies as Record<string, unknown>[];
  const silent = { delinquencies: [{ ...late, explanation: undefined }] };
  expect((await submit(two.part, 'late-payments', silent)).status).toBe(422);
  expect(
    (await submit(two.part, 'late-payments', { delinquencies: [{ ...late, answer: 'PAID' }] })).status,
  ).toBe(422);
  await submitStep(two.part.client, lateAnswer(asked), 30, two.part.progress, '');
  expect(await stepsOf(two)).toEqual(['WAITING_FOR_CO_BORROWER', 'DELINQUENCY_REVIEW']);
  const waiting = await settled(server, two.borrower);
  expect(JSON.stringify(waiting)).not.toContain('Harbor Mortgage Servicing, ');
  expect(fact(waiting, 'liens.delinquencies')).toBe(undefined);
  await decide(two, 'latePayments', 'accepted');

  expect(await stepsOf(two)).toEqual(['INCOME_VERIFICATION', 'INCOME_VERIFICATION']);
});

test('a co-borrower without an income whose answer about late payments is accepted hears so', async () => {
  const email = `sam${Date.now()}+delinquent@example.com`;
  const borrower = await waitingBorrower(server, email);
  const part = await openedPart(server, email);
  await apply(part, { until: 2 });
  await submit(part, 'income', { employmentType: 'UNEMPLOYED', annualIncome: 0, other: [] });
  await apply(part, { from: 3 });
  await stepsOf({ borrower, part });
  await submitStep(part.client, lateAnswer(await settled(server, part)), 30, part.progress, '');
  await decide({ borrower, part }, 'latePayments', 'accepted');
  await settled(server, part);

  const heard = outbox.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(heard).toContain('Thank you: your answer is all we needed');
  expect(heard).not.toContain('Send proof of your income');
});

test('late payments that a co-borrower cannot explain: they do not borrow, get a notice, and the borrower goes on alone', async () => {
  const two = await applied('delinquent');
  await stepsOf(two);
  const asked = await settled(server, two.part);
  await submitStep(two.part.client, lateAnswer(asked), 30, two.part.progress, '');
  await decide(two, 'latePayments', 'refused');

  await expectRefusal(two, 'Delinquent past or present credit obligations with others');
});
