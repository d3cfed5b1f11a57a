/** The income of someone who borrows too is proved as the borrower's is, and the application waits for it; a person judges the documents. */
/**
 * Covers src/server/underwriting/{decide-proved,note-co-borrower-income}.ts, src/server/desk/{income-documents,sandbox-answers}.ts,
 *   src/server/effects/{upload-income,settle-income,continue-alone}.ts, src/server/signers/drop-co-borrowers.ts.
 */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { readSample, submitStep } from '../../../src/tools/journey/drive.ts';
import { apply, openedPart } from '../parts/co-borrower.ts';
import { coBorrower, proofs } from '../parts/co-borrower-answers.ts';
import { bothSettled } from '../parts/joint.ts';
import { openCasework, reviewer } from './open-casework.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const outbox = memoryOutbox();
const server = sharedRealServer({ outbox });

type Two = { borrower: Walk; part: Walk; email: string };

const sample = readSample('happy').steps;
const link = sample.findIndex(({ page }) => page === 'income/link');
const lettersTo = (to: string) => outbox.sent.flatMap((sent) => (sent.to === to ? [sent.subject] : []));
const stepOf = async (one: Walk) => (await settled(server, one)).step;
const both = ({ borrower, part }: Two) => bothSettled(server, { borrower, part: part.uuid });

/** Both reports are in. */
async function applied(change: Record<string, Record<string, unknown>> = {}, key = 'happy'): Promise<Two> {
  const email = `sam${Date.now()}+happy@example.com`;
  const coOwners = [{ ...coBorrower, email }];
  const joint = { 'heloc/start/contact': { ownership: 'JOINT_SPOUSE', coOwners } };
  const borrower = await walk(server, { key, until: 'heloc/income/link', change: { ...change, ...joint } });
  const part = await openedPart(server, email);
  await apply(part);
  const two = { borrower, part, email };
  await both(two);
  return two;
}

/** The borrower proves what they earn themselves. */
async function proveOwn(two: Two): Promise<void> {
  const step = sample[link];
  if (step) await submitStep(two.borrower.client, step, link, two.borrower.progress, '');
  await both(two);
}

async function send({ part }: Two, which: number, change: object = {}): Promise<void> {
  const sent = proofs[which];
  const next = sent && { ...sent, data: { ...sent.data, ...change } };
  if (next) await submitStep(part.client, next, Math.floor(Math.random() * 1e9), part.progress, '');
}

/** A person at the lender reads what was sent. */
async function decide(two: Two, answer: 'accepted' | 'refused'): Promise<void> {
  const row = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', two.part.uuid)
    .where('name', '=', 'incomeDocuments')
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, two.part.uuid, { ...row, answer, reason: 'I compared them.' });
  await both(two);
}

test('once both reports are in, the co-borrower is asked for proof, and the application waits for it where the borrower’s own proof would hold it', async () => {
  const two = await applied();
  const work = await openCasework(server, two.part);
  const conditionOf = async () =>
    (await work.shown()).find(({ categoryEnum }) => categoryEnum === 'HELOC_MANUAL_PAYSTUB_UPLOAD');

  expect(await stepOf(two.borrower)).toBe('INCOME_VERIFICATION');
  expect(await stepOf(two.part)).toBe('INCOME_VERIFICATION');
  expect(await conditionOf()).toMatchObject({
    status: 'REQUESTED',
    to: expect.stringMatching('^income/upload'),
  });
  await proveOwn(two);
  const waiting = await settled(server, two.borrower);
  expect(waiting.step).toBe('WAITING_FOR_CO_BORROWER');
  // Neither amount nor paper shows on the borrower's side.
  expect(JSON.stringify(waiting)).not.toMatch(/Lakeside|7800000|78000\b/);

  await send(two, 0);
  expect(await conditionOf()).toMatchObject({ status: 'SUBMITTED' });
  const desk = await reviewer(server);
  const { reviews } = (await desk.expect('GET', '/service-desk/secure/api/v1/review')) as {
    reviews: { title: string }[];
  };
  expect(reviews.map(({ title }) => title)).toContain("Papers that prove a co-borrower's income");
  await decide(two, 'accepted');
  // The rent that they told of is not proved yet.
  expect(await stepOf(two.part)).toBe('INCOME_VERIFICATION');
  expect(await stepOf(two.borrower)).toBe('WAITING_FOR_CO_BORROWER');
  await send(two, 1);
  await decide(two, 'accepted');

  expect(await conditionOf()).toMatchObject({ status: 'ACCEPTED' });
  expect(await stepOf(two.part)).toBe('CO_BORROWER_APPLIED');
  const journey = await settled(server, two.borrower);
  expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
  expect(fact(journey, 'offer.amount')).toBe(60_000);
  const told = ['Send proof of your income', "We've verified your income"];
  await expect.poll(() => lettersTo(two.email)).toEqual(expect.arrayContaining(told));
});

test('papers that do not show the income are asked for again, and what is said to be all decides; less of it is a smaller line', async () => {
  const offer = {
    term: 10,
    feePercent: 2.99,
    autopay: true,
    version: { $fact: 'figures.offerInputs.version' },
  };
  const short = {
    'register/income-info': { annualIncome: 82_080, requestedAmount: 60_000 },
    'heloc/product/select': { offer: { ...offer, amount: 44_500 } },
  };
  const two = await applied(short, 'jointbetter');
  const { version } = fact(await both(two), 'figures.offerInputs') as Record<string, unknown>;
  const together = { offer: { ...offer, amount: 60_000, version } };
  expect((await submit(two.borrower, 'product/select', together, { action: 'accept' })).status).toBe(200);
  await both(two);
  await proveOwn(two);
  expect(await stepOf(two.borrower)).toBe('WAITING_FOR_CO_BORROWER');

  await send(two, 0);
  await decide(two, 'refused');
  expect(await stepOf(two.part)).toBe('INCOME_VERIFICATION');
  expect(await stepOf(two.borrower)).toBe('WAITING_FOR_CO_BORROWER');
  await expect.poll(() => lettersTo(two.email)).toContain('We need other documents for your income');
  expect((await submit(two.part, 'income/upload', {}, { action: 'settle' })).status).toBe(409);

  await send(two, 0, { gross: 750 });
  await decide(two, 'accepted');
  expect((await submit(two.part, 'income/upload', {}, { action: 'settle' })).status).toBe(200);
  const journey = await both(two);
  expect(journey.step).toBe('REVISED_OFFER_SELECTION');
  const revision = fact(journey, 'figures.revision') as Record<string, Record<string, number>>;
  expect(revision.after?.amount).toBeLessThan(60_000);
  expect(revision.after?.monthlyIncomeCents).toBe(684_000 + 150_000);
});

test('the borrower goes on alone instead of waiting for the proof: it is asked for no more', async () => {
  const two = await applied();
  const alone = () => submit(two.borrower, 'start/co-borrower', {}, { action: 'alone' });
  expect((await alone()).status).toBe(409);
  await proveOwn(two);
  expect((await alone()).status).toBe(200);

  const journey = await both(two);
  expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
  expect(fact(journey, 'application.status.coBorrowerIncomeOpen')).toBe(undefined);
  expect(fact(journey, 'figures.offerInputs')).toMatchObject({ monthlyIncome: 11_500 });
  expect(await stepOf(two.part)).toBe('CANCELLED');
  expect((await submit(two.part, 'income/upload', {}, { action: 'settle' })).status).toBe(409);
});
