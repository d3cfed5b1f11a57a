/** What may be corrected from the review before submitting, and what follows: the offer stays, is made again, or the home is searched again. */
/** Covers src/server/application/stored.ts, src/server/effects, src/server/underwriting. */
import { expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { arrive, fact, inside, settled, signIn, submit, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

const income = {
  employmentType: 'FULL_TIME',
  annualIncome: 138_000,
  employer: 'Bay Works',
  startMonth: '2019-03',
  purpose: 'EDUCATION',
};
const elsewhere = { street1: '77 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };

async function atReview(key = 'happy'): Promise<Walk> {
  const borrower = await arrive(server, { key, until: 'heloc/start/app-summary' });
  expect((await settled(server, borrower)).step).toBe('APP_SUBMISSION');
  return borrower;
}

async function correct(borrower: Walk, page: string, data: object, action = 'submit') {
  const reply = await submit(borrower, page, data, { action });
  const journey = await settled(server, borrower);
  return { reply, journey, step: journey.step };
}

test('an income that carries the offer all the same: the offer stays, under new papers', async () => {
  const borrower = await atReview();
  const before = await settled(server, borrower);
  const { reply, journey, step } = await correct(borrower, 'start/income', {
    ...income,
    annualIncome: 150_000,
  });

  expect([reply.status, step]).toEqual([200, 'APP_SUBMISSION']);
  expect(fact(journey, 'income.annualIncome')).toBe(150_000);
  expect(fact(journey, 'application.rate')).toBe(fact(before, 'application.rate'));
  expect(fact(journey, 'offer.dtiPercent')).toBeLessThan(Number(fact(before, 'offer.dtiPercent')));
  expect(fact(journey, 'offer.version')).toBe(fact(journey, 'figures.offerInputs.version'));
  expect(newest(journey, 'APPLICATION')).not.toEqual(newest(before, 'APPLICATION'));
});

test('an income that carries less: the offer is chosen again, beside the old one', async () => {
  const borrower = await atReview();
  const { journey, step } = await correct(borrower, 'start/income', { ...income, annualIncome: 80_000 });

  expect(step).toBe('OFFER_SELECTION');
  expect(fact(journey, 'figures.revision')).toMatchObject({
    cause: 'You corrected an answer that affects your offer.',
    before: { amount: 60_000, term: 10, ratePercent: 9, paymentCents: 76_005 },
    after: { term: 10 },
  });
  expect(fact(journey, 'figures.revision.after.amount')).toBeLessThan(60_000);

  const amount = fact(journey, 'figures.revision.after.amount');
  const version = fact(journey, 'figures.offerInputs.version');
  const offer = { term: 10, amount, feePercent: 2.99, autopay: true, version };
  const chosen = await correct(borrower, 'product/select', { offer }, 'accept');
  expect([chosen.reply.status, chosen.step]).toEqual([200, 'APP_SUBMISSION']);
  expect(fact(chosen.journey, 'figures.revision')).toBeUndefined();
});

test('an income that carries nothing is declined with its reasons, and nothing stays open', async () => {
  const borrower = await atReview();
  const { journey, step } = await correct(borrower, 'start/income', { ...income, annualIncome: 20_000 });
  const again = await submit(borrower, 'start/income', income);

  expect(step).toBe('DECLINED');
  expect(fact(journey, 'figures.decision.reasons')).not.toHaveLength(0);
  expect(again.status).toBe(409);
});

test('sending the same answers again changes nothing', async () => {
  const borrower = await atReview();
  const before = await settled(server, borrower);
  const stated = fact(before, 'income') as Record<string, unknown>;
  const { employmentType, annualIncome, employer, startMonth } = stated;
  const { step, journey } = await correct(borrower, 'start/income', {
    employmentType,
    annualIncome,
    employer,
    startMonth,
    purpose: 'HOME_IMPROVEMENT',
  });

  expect(step).toBe('APP_SUBMISSION');
  expect(fact(journey, 'offer')).toEqual(fact(before, 'offer'));
});

test('another address: the home is searched, its debts confirmed, an offer chosen, and the review stands again', async () => {
  const borrower = await atReview();
  const moved = await correct(borrower, 'start/home', { location: elsewhere, occupancy: 'PRIMARY' });

  expect([moved.reply.status, moved.step]).toEqual([200, 'LIEN_VERIFICATION']);
  expect(fact(moved.journey, 'figures.property.address')).toBe('77 Sandbox Way, Sacramento, CA 95814');
  expect(fact(moved.journey, 'application.term')).toBe(0);
  expect(fact(moved.journey, 'profile.addresses')).toHaveLength(1);

  const liens = {
    items: fact(moved.journey, 'liens.items'),
    hoaMonthly: 0,
    annualTax: 0,
    annualInsurance: 0,
    accurate: true,
  };
  const confirmed = await correct(borrower, 'liens', liens);
  expect([confirmed.reply.status, confirmed.step]).toEqual([200, 'OFFER_SELECTION']);
  expect(fact(confirmed.journey, 'figures.revision')).toMatchObject({
    before: { amount: 60_000 },
    after: { amount: 60_000 },
  });

  const version = fact(confirmed.journey, 'figures.offerInputs.version');
  const offer = { term: 10, amount: 60_000, feePercent: 2.99, autopay: true, version };
  const chosen = await correct(borrower, 'product/select', { offer }, 'accept');
  expect([chosen.reply.status, chosen.step]).toEqual([200, 'APP_SUBMISSION']);
});

test('another use of the home makes the server price the offer again', async () => {
  const borrower = await atReview();
  const location = fact(await settled(server, borrower), 'address.location');
  const { step, journey } = await correct(borrower, 'start/home', { location, occupancy: 'SECOND_HOME' });

  expect(step).toBe('OFFER_SELECTION');
  expect(fact(journey, 'figures.revision.before.ratePercent')).toBe(9);
  expect(fact(journey, 'figures.revision.after.ratePercent')).toBe(9.5);
});

test('a home where we do not lend is refused at its field', async () => {
  const borrower = await atReview();
  const location = { street1: '1 Palm Way', city: 'Honolulu', state: 'HI', zip: '96815' };
  const { reply, step } = await correct(borrower, 'start/home', { location, occupancy: 'PRIMARY' });

  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    fields: {
      '/location/state': "We don't lend in this state yet. Enter a home in another state, or call us",
    },
  });
  expect(step).toBe('APP_SUBMISSION');
});

test('corrected debts are decided at once', async () => {
  const borrower = await atReview();
  const before = await settled(server, borrower);
  const liens = {
    items: fact(before, 'liens.items'),
    hoaMonthly: 2500,
    annualTax: 0,
    annualInsurance: 0,
    accurate: true,
  };
  const { reply, step, journey } = await correct(borrower, 'liens', liens);

  expect([reply.status, step]).toEqual([200, 'OFFER_SELECTION']);
  expect(fact(journey, 'figures.revision.cause')).toBe('You corrected what you owe on your home.');
});

test('after the submission nothing of it can be corrected here', async () => {
  const borrower = await arrive(server, { until: 'heloc/income/link' });
  const refused = await Promise.all([
    submit(borrower, 'start/income', income),
    submit(borrower, 'start/home', { location: elsewhere, occupancy: 'PRIMARY' }),
  ]);

  expect(refused.map(({ status }) => status)).toEqual([409, 409]);
});

test('an offer whose hold ran out is compared with today’s terms', async () => {
  const borrower = await arrive(server, { until: 'heloc/product/select' });
  const journey = await settled(server, borrower);
  const version = fact(journey, 'figures.offerInputs.version');
  server.pass(31 * 86_400_000);
  await signIn(borrower, journey);
  await submit(borrower, 'product/select', {
    offer: { term: 10, amount: 60_000, feePercent: 2.99, autopay: true, version },
  });
  const after = await settled(server, borrower);
  server.pass(-31 * 86_400_000);

  expect(fact(after, 'figures.revision')).toMatchObject({
    cause: expect.stringMatching(/^We held your rate until .+\. These are today's terms\.$/),
    before: { amount: 60_000, ratePercent: 9 },
    after: { amount: 60_000, ratePercent: 9 },
  });
});

test('a chosen offer whose hold ran out is not submitted: the same price is held anew, on new papers', async () => {
  const borrower = await atReview();
  const journey = await settled(server, borrower);
  const documents = newest(journey, 'APPLICATION').concat(newest(journey, 'HELOC_EARLY_DISCLOSURE'));
  server.pass(31 * 86_400_000);
  await signIn(borrower, journey);
  const read = documents.map(({ uuid }) => uuid);
  const late = await submit(borrower, 'start/app-summary', {
    read,
    certified: true,
    signature: { typedName: 'Ada Alvarez' },
  });
  const held = await settled(server, borrower);
  server.pass(-31 * 86_400_000);

  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    errors: ['Your rate hold has ended. Review the new terms before you submit.'],
  });
  expect(held.step).toBe('APP_SUBMISSION');
  expect(String(fact(held, 'offer.holdUntil')) > String(fact(journey, 'offer.holdUntil'))).toBe(true);
});

test('what prices a chosen offer changed without the borrower: it is chosen again', async () => {
  const borrower = await atReview();
  const journey = await settled(server, borrower);
  await inside(server, borrower.uuid, (scope) => record(scope, 'liens', { hoaMonthly: 2500 }));
  server.pass(31 * 86_400_000);
  await signIn(borrower, journey);
  await submit(borrower, 'start/app-summary', {
    read: ['x'],
    certified: true,
    signature: { typedName: 'Ada Alvarez' },
  });
  const after = await settled(server, borrower);
  server.pass(-31 * 86_400_000);

  expect(after.step).toBe('OFFER_SELECTION');
});

function newest(journey: Awaited<ReturnType<typeof settled>>, type: string): { uuid: string }[] {
  const list = fact(journey, 'application.documents') as { uuid: string; type: string }[];
  return list.filter((one) => one.type === type);
}

test('an answer that does not change the price makes new papers, which can be signed', async () => {
  const borrower = await atReview();
  const before = await settled(server, borrower);
  const about = { maritalStatus: 'MARRIED', citizenship: 'US_CITIZEN', livedTwoYears: true };
  const { reply, journey, step } = await correct(borrower, 'start/about', about);

  expect([reply.status, step]).toEqual([200, 'APP_SUBMISSION']);
  expect(fact(journey, 'offer')).toEqual(fact(before, 'offer'));
  expect(newest(journey, 'APPLICATION')).not.toEqual(newest(before, 'APPLICATION'));
});
