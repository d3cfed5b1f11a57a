/** Every transition that waits for an event: what fires it, that it survives a reload, and that it ends with the server's step. */
/**
 * Covers src/engine/journey/standing-events.ts, src/server/application/fired-events.ts,
 *   src/server/submission/{submit,read-standing}.ts, src/server/standing/detect-changes.ts.
 */
import { expect, test, vi } from 'vitest';
import type { CompiledFlow } from '../../../src/engine/content/bundle.ts';
import { route } from '../../../src/engine/journey/route.ts';
import { endApplication } from '../../../src/server/application/end-application.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { productContent } from '../../product.ts';
import { flowOf } from '../may-submit.ts';
import {
  arrive,
  inside,
  openRealServer,
  type RealServer,
  settled,
  submit,
  type Walk,
  walk,
} from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

// Walks to the end of an application take their time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const seen = new Set<string>();
const server = sharedRealServer();

/** The events in the trail, each with the step at which it was fired. */
async function trail({ uuid }: Walk, from: RealServer = server) {
  const rows = await from.world.db
    .selectFrom('audit')
    .select('detail')
    .where('application_uuid', '=', uuid)
    .where('event', '=', 'event-fired')
    .orderBy('sequence')
    .execute();
  const fired = rows.map(({ detail }) => detail as { event: string; step: string | null });
  for (const { event } of fired) seen.add(event);
  return fired;
}

const stuckSoft: [key: string, event: string, step: string, page: string][] = [
  ['ssn', 'softCreditNoMatch', 'CREDIT_NO_MATCH', 'credit/social'],
  ['locked', 'creditLocked', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['frozen', 'creditFrozen', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['nocredit', 'softCreditNoCredit', 'CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
  ['noproperty', 'propertyNoMatch', 'NO_PROPERTY_FOUND', 'review-app/property'],
  ['multiproperty', 'propertyNoMatch', 'MULTIPLE_PROPERTIES', 'review-app/property'],
];

test.each(stuckSoft)('%s fires %s: step and machine lead to one page', async (key, event, step, page) => {
  const borrower = await walk(server, { key, until: 'heloc/liens' });
  const journey = await settled(server, borrower);

  expect(journey).toMatchObject({ step, events: [event] });
  expect(await trail(borrower)).toEqual([{ event, step }]);
  const { facts, events } = journey;
  expect(route(flowOf(server), { facts, step: null, events }).path).toBe(page);
  expect((await settled(server, borrower)).events).toEqual([event]);
});

test('an event ends with its step: once the freeze is lifted, nothing holds the borrower on its page', async () => {
  const borrower = await walk(server, { key: 'frozen', until: 'heloc/liens' });

  await submit(borrower, 'credit/error', {}, { action: 'retry' });

  expect(await settled(server, borrower)).toMatchObject({ step: 'LIEN_VERIFICATION', events: [] });
  expect((await trail(borrower)).map(({ event }) => event)).toEqual(['creditFrozen', 'repullSoftCredit']);
  expect(await submit(borrower, 'credit/error', {}, { action: 'retry' })).toMatchObject({ status: 409 });
});

test('a PIN that is missing fires nothing: its page is reached by a trigger', async () => {
  const borrower = await walk(server, { key: 'pin', until: 'heloc/liens' });

  expect(await settled(server, borrower)).toMatchObject({ step: 'WAITING_FOR_SOFT_CREDIT', events: [] });
});

test.each([
  ['delinquent', 'heloc/product/select', 'delinquencyReview', 'DELINQUENCY_REVIEW'],
  ['cltv', 'heloc/product/select', 'decline', 'DECLINED'],
  ['idfail', 'heloc/signing/sign', 'idReUpload', 'IDENTITY_VERIFICATION'],
])('%s, who comes as far as %s, fires %s', async (key, until, event, step) => {
  const borrower = await walk(server, { key, until });

  expect(await settled(server, borrower)).toMatchObject({ step, events: [event] });
  expect(await trail(borrower)).toEqual([{ event, step }]);
});

test('a decline for the score or for debts has a state of its own, and fires nothing', async () => {
  const declined = await walk(server, { key: 'score', until: 'heloc/liens' });

  expect(await settled(server, declined)).toMatchObject({ step: 'DECLINED', events: [] });
});

test('papers that a reviewer refuses are asked for by an event, which ends when others are sent', async () => {
  const borrower = await walk(server, { key: 'paystub', until: 'heloc/income/link' });
  const sent = async () =>
    submit(borrower, 'income/upload', await paystub(borrower), { params: { type: 'MANUAL_PAYSTUB' } });
  await sent();
  await refusePapers(borrower);

  const event = 'adHocDocRequired';
  expect(await settled(server, borrower)).toMatchObject({ step: 'INCOME_VERIFICATION', events: [event] });
  expect((await sent()).status).toBe(200);
  await server.world.queue.advance(21_000);
  expect(await settled(server, borrower)).toMatchObject({ step: 'DISBURSEMENT_ACCOUNT', events: [] });
  expect(await trail(borrower)).toEqual([{ event, step: 'INCOME_VERIFICATION' }]);
});

test('an application that is left alone is closed with an event, one that is stopped is not', async () => {
  const [left, stopped] = [
    await walk(server, { until: 'heloc/liens' }),
    await walk(server, { until: 'heloc/liens' }),
  ];
  await settled(server, left);
  await inside(server, left.uuid, (scope) => endApplication(scope, 'INCOMPLETE'));
  await submit(
    stopped,
    'cancel',
    { why: 'OTHER_LOAN', reason: 'At my credit union.' },
    { action: 'withdraw' },
  );

  expect(await settled(server, left)).toMatchObject({ step: 'CANCELLED', events: ['inactive'] });
  expect(await settled(server, stopped)).toMatchObject({ step: 'CANCELLED', events: [] });
  expect(await trail(left)).toEqual([{ event: 'inactive', step: 'CANCELLED' }]);
});

test('the money that arrives fires the last one', async () => {
  const other = await openRealServer();
  const borrower = await arrive(other);
  for (let waits = 0; waits < 12; waits += 1) {
    if ((await settled(other, borrower)).step === 'COMPLETE') break;
    await other.world.queue.runWaiting(borrower.uuid);
  }

  expect(await settled(other, borrower)).toMatchObject({ step: 'COMPLETE', events: ['fund'] });
  expect(await trail(borrower, other)).toEqual([{ event: 'fund', step: 'COMPLETE' }]);
  await other.close();
});

test('at a merchant the borrower fires two: the order is approved, and nothing else is owed on the home', async () => {
  const other = await openRealServer({}, undefined, atMerchant());
  const borrower = await walk(other, { until: 'heloc/start/profile' });
  const step = 'GEN_MERCHANT_REVIEW';
  const confirm = (unchanged: boolean) => submit(borrower, 'merchant/lien-attestation', { unchanged });
  expect(await settled(other, borrower)).toMatchObject({ step, events: [] });
  expect((await confirm(true)).status).toBe(409);

  await submit(borrower, 'merchant/review', {}, { action: 'approved' });
  expect((await settled(other, borrower)).events).toEqual(['merchantReviewed']);
  expect((await submit(borrower, 'merchant/review', {}, { action: 'approved' })).status).toBe(409);
  expect((await confirm(false)).status).toBe(422);
  expect((await confirm(true)).status).toBe(200);

  const { facts, events } = await settled(other, borrower);
  expect(events).toEqual(['merchantReviewed', 'lienAttestation']);
  expect(route(flowOf(other), { facts, step, events }).path).toBe('signing/intro');
  await trail(borrower, other);
  await other.close();
});

test('every transition that waits for an event was fired here', () => {
  const waiting = (flowOf(server).machine?.transitions ?? []).filter(({ when }) => when === 'never');

  expect(waiting).toHaveLength(14);
  expect([...seen].sort()).toEqual(waiting.map(({ name }) => name).sort());
});

/** The product as another server would drive it: it names a step of its own, and the machine stands at the merchant. */
function atMerchant(): ReturnType<typeof productContent> {
  const content = productContent();
  const lender = content.orgs.default;
  const heloc = lender?.flows.heloc;
  if (!lender || !heloc?.machine || !heloc.steps) throw new Error('There is no such flow.');
  const { machine, steps } = heloc;
  const reviewed: CompiledFlow = {
    ...heloc,
    steps: { ...steps, derive: [{ when: 'always', step: 'GEN_MERCHANT_REVIEW' }] },
    machine: {
      ...machine,
      transitions: [
        ...machine.transitions,
        { name: 'sentToMerchant', from: 'any', to: 'waitMerchant', when: 'always' },
      ],
    },
  };
  return {
    ...content,
    orgs: { ...content.orgs, default: { ...lender, flows: { ...lender.flows, heloc: reviewed } } },
  };
}

async function refusePapers({ uuid }: Walk) {
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('name', '=', 'incomeDocuments')
    .executeTakeFirstOrThrow();
  const answer = { uuid: review.uuid, answer: 'refused', reason: 'The name is cut off.' };
  await answerReview(server.world, uuid, answer);
}

async function paystub(borrower: Walk) {
  const picture = await uploadPicture(borrower, 'USER_UPLOADED_PAYSTUB');
  const payDate = legalDay(server.world.clock.now());
  const pay = { payer: 'Northwind Design', payDate, payFrequency: 'SEMI_MONTHLY', gross: 5750 };
  return { papers: 'PAYSTUB', ...pay, documents: [picture] };
}
