/** A line that pays off a card: the borrower chooses it, its creditor is asked, and the money goes there first. */
/**
 * Covers src/server/effects/get-payoff-letters.ts, src/server/desk/payoff-letter.ts, src/server/facts/chosen-payoffs.ts,
 *   src/server/underwriting/{begin-payoffs,change-payoffs,renew-payoffs}.ts, src/server/handlers/{payoff-letters,pay-debts}.ts.
 */
import { expect, test, vi } from 'vitest';
import { record, stored } from '../../../src/server/application/stored.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

const server = sharedRealServer();

const page = 'payoff/hold';
const payTo = { street1: '1 Sample Plaza', city: 'Wilmington', state: 'DE', zip: '19801' };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const steps = readSample('happy').steps.map((step) => `${step.flow}/${step.page}`);
const on = (days: number) => legalDay(server.world.clock.now() + days * dayMs);

type Debt = { uuid: string; creditor: string; balance: number; payment: number; payoff: boolean };
type Payoff = { uuid: string; creditor: string; amountCents: number; goodThrough?: string; status: string };
const payoffsOf = (journey: Awaited<ReturnType<typeof settled>>) =>
  fact(journey, 'figures.payoffs') as Payoff[];

/** Chooses to pay the card off, with any debts that the browser says, and continues to the signature. */
async function choosing(change: (debts: Debt[]) => object[], way = {}): Promise<Walk & { email: string }> {
  const borrower = await walk(server, { key: 'payoff', until: 'heloc/liens', change: way });
  const journey = await settled(server, borrower);
  const answers = {
    items: fact(journey, 'liens.items'),
    hoaMonthly: 0,
    annualTax: 7200,
    annualInsurance: 1800,
    accurate: true,
    debts: change(fact(journey, 'liens.debts') as Debt[]),
  };
  expect((await submit(borrower, 'liens', answers)).status).toBe(200);
  await settled(server, borrower);
  return borrower;
}

async function holding(way = {}) {
  const borrower = await choosing((debts) => debts.map((debt) => ({ ...debt, payoff: true })), way);
  await onTo(borrower, 'heloc/product/select', 'heloc/signing/sign');
  return borrower;
}

async function onTo(borrower: Walk & { email: string }, from: string, until?: string) {
  const { client, email, progress } = borrower;
  const way = { email, progress, from: steps.indexOf(from), ...(until ? { until } : {}) };
  await drive(client, readSample('happy'), way);
}

async function later(borrower: Walk) {
  await server.world.queue.advance(hourMs);
  return settled(server, borrower);
}

/** What the desk is told is late, when a creditor has been looked at for so many days and still works on it. */
async function lateAfter(borrower: Walk, days: number) {
  const { payoffLetters } = server.world.parties;
  vi.spyOn(payoffLetters, 'letter').mockResolvedValueOnce({ pending: true });
  const since = server.world.clock.now() - days * 86_400_000;
  await inside(server, borrower.uuid, (scope) =>
    record(scope, 'underwriting', { lookedSince: { PAYOFF_LETTERS: since } }),
  );
  await server.world.queue.runWaiting(borrower.uuid);
  return fact(await settled(server, borrower), 'application.status.slowAnswer');
}

const ask = { way: 'ASK', authorization: true };

test('what a debt is, the credit file says; whether it is paid off, the borrower', async () => {
  const borrower = await choosing((debts) =>
    debts.map((debt) => ({ ...debt, balance: 1, payment: 9000, payoff: true })),
  );
  const journey = await settled(server, borrower);

  expect(fact(journey, 'liens.debts')).toEqual([
    expect.objectContaining({ creditor: 'Metro Card', balance: 18000, payment: 450, payoff: true }),
  ]);
  expect(fact(journey, 'figures.offerInputs')).toMatchObject({ payoffs: 18000 });
  // 2,100 on the mortgage and 300 of other debts stay; the taxes are in the mortgage payment.
  expect(fact(journey, 'figures.offerInputs.monthlyDebts')).toBe(2400);
});

test('the creditor is asked with an authorization, looked at until it answers, and the cash to the borrower is less', async () => {
  const borrower = await holding();
  const held = await settled(server, borrower);
  expect(held.step).toBe('PAYOFF_REQUEST_PENDING');
  expect(payoffsOf(held)).toEqual([expect.objectContaining({ creditor: 'Metro Card', status: 'NEEDED' })]);
  expect((await submit(borrower, page, { way: 'ASK' })).status).toBe(422);

  expect((await submit(borrower, page, ask)).status).toBe(200);
  expect(payoffsOf(await settled(server, borrower))[0]?.status).toBe('REQUESTED');
  expect(await lateAfter(borrower, 9)).toBeUndefined();
  expect(await lateAfter(borrower, 11)).toBe('PAYOFF_LETTERS');
  const journey = await later(borrower);
  expect(fact(journey, 'application.status.slowAnswer')).toBeUndefined();

  expect(journey.step).toBe('NOTE_SIGNING');
  // 18,000, and 20 days of interest at 8 percent.
  expect(payoffsOf(journey)[0]).toMatchObject({
    amountCents: 1_807_900,
    status: 'CONFIRMED',
    goodThrough: on(20),
  });
  const payment = fact(journey, 'figures.payment') as Record<string, number>;
  expect(payment.cashCents).toBe(Number(payment.drawCents) - Number(payment.recordingCents) - 1_807_900);
  const consents = fact(journey, 'application.consents') as { type: string }[];
  expect(consents.map(({ type }) => type)).toContain('PAYOFF_AUTHORIZATION');
});

test('a letter of one’s own: too old is refused, a person refuses one and accepts the next', async () => {
  const borrower = await holding();
  const [debt] = payoffsOf(await settled(server, borrower));
  const letter = await uploadPicture(borrower, 'PAYOFF_LETTER');
  const sent = { way: 'LETTER', debt: debt?.uuid, amount: 18100.5, perDiem: 4.02, letter: [letter], payTo };

  expect((await submit(borrower, page, { ...sent, goodThrough: on(3) })).status).toBe(422);
  expect((await submit(borrower, page, { ...sent, goodThrough: on(12), debt: letter.uuid })).status).toBe(
    422,
  );
  expect((await submit(borrower, page, { ...sent, goodThrough: on(12) })).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('PAYOFF_REQUEST_PENDING');
  await server.world.queue.advance(21_000);

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('NOTE_SIGNING');
  expect(payoffsOf(journey)[0]).toMatchObject({
    amountCents: 1_810_050,
    perDiemCents: 402,
    status: 'CONFIRMED',
  });
  expect((await submit(borrower, page, ask)).status).toBe(409);
});

test('amounts beyond the line stop the closing until they are asked for again', async () => {
  const borrower = await holding();
  const [debt] = payoffsOf(await settled(server, borrower));
  const letter = await uploadPicture(borrower, 'PAYOFF_LETTER');
  const sent = {
    way: 'LETTER',
    debt: debt?.uuid,
    amount: 90000,
    perDiem: 4,
    goodThrough: on(12),
    letter: [letter],
    payTo,
  };
  await submit(borrower, page, sent);
  await settled(server, borrower);
  await server.world.queue.advance(21_000);

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('PAYOFF_REQUEST_PENDING');
  expect(fact(journey, 'application.status.payoffShort')).toBe(true);
});

const lake = {
  'register/property-info': {
    location: { street1: '147 Sandbox Way', city: 'Madison', state: 'WI', zip: '53703' },
    occupancy: 'SECOND_HOME',
  },
};

test('a letter that ended before the funding is asked for again; then the debt is paid and the money is sent', async () => {
  const borrower = await holding(lake);
  await submit(borrower, page, ask);
  await settled(server, borrower);
  await later(borrower);
  await inside(server, borrower.uuid, async (scope) => {
    const { payoffs = [] } = await stored(scope, 'figures');
    await record(scope, 'figures', { payoffs: payoffs.map((each) => ({ ...each, goodThrough: on(-1) })) });
  });

  await onTo(borrower, 'heloc/signing/sign');
  const renewed = await settled(server, borrower);
  expect(renewed.step).toBe('PAYOFF_REQUEST_PENDING');
  expect(payoffsOf(renewed)[0]).toMatchObject({ status: 'REQUESTED' });
  const funded = await later(borrower);

  expect(funded.step).toBe('COMPLETE');
  expect(payoffsOf(funded)[0]).toMatchObject({ status: 'PAID', goodThrough: on(20) });
});
