/** A home that no model could value, or that a person must look at, is valued by a broker, and the application continues. */
/** Covers src/server/effects/order-valuation.ts, src/server/handlers/valuation.ts, src/server/underwriting/{valuation-report,lay-out-revision}.ts. */
import { expect, test } from 'vitest';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { visitTime } from './visit-time.ts';

const server = sharedRealServer();

const estimate = {
  ownerValue: 420000,
  condition: 'GOOD',
  bedrooms: 3,
  bathrooms: 1.5,
  squareFeet: 1600,
  yearBuilt: 1978,
  fee: true,
};
const visit = {
  contactName: 'Maria Alvarez',
  contactPhone: '+12025550101',
  get windows() {
    return [visitTime(server, 0)];
  },
  fee: true,
};
const version = { $fact: 'figures.offerInputs.version' };
/** Income is stated and proved for it: the line is large. */
const large = {
  'register/income-info': { annualIncome: 400000, requestedAmount: 300000 },
  'heloc/product/select': { offer: { term: 30, amount: 300000, feePercent: 0, autopay: true, version } },
};
const texas = {
  'register/property-info': {
    location: { street1: '131 Sandbox Way', city: 'Austin', state: 'TX', zip: '78701' },
  },
  'heloc/product/select': { offer: { term: 10, amount: 60000, feePercent: 1, autopay: true, version } },
};
/** A line of 300,000 without an origination fee: recording in California is 225 dollars, the valuation 180. */
const closingFigures = { recordingCents: 22_500, valuationCents: 18_000, cashCents: 29_959_500 };
const hourMs = 3_600_000;
const steps = readSample('happy').steps.map(({ flow, page }) => `${flow}/${page}`);

async function later(borrower: Walk) {
  await settled(server, borrower);
  await server.world.queue.advance(hourMs);
  return settled(server, borrower);
}

test('a home without an automated value: an estimate, a fee agreed to, a broker’s opinion, an offer on it, and a copy', async () => {
  const borrower = await walk(server, { key: 'noavm', until: 'heloc/liens' });
  expect((await settled(server, borrower)).step).toBe('NO_AVM_FOUND');
  expect((await submit(borrower, 'bpo/estimate-value', { ...estimate, fee: false })).status).toBe(422);
  expect((await submit(borrower, 'bpo/estimate-value', { ...estimate, ownerValue: 100 })).status).toBe(422);

  expect((await submit(borrower, 'bpo/estimate-value', estimate)).status).toBe(200);
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('LIEN_VERIFICATION');
  expect(fact(journey, 'application.property')).toMatchObject({ valueCents: 40_000_000, valueSource: 'BPO' });
  expect(fact(journey, 'application.documents')).toContainEqual(
    expect.objectContaining({ type: 'VALUATION_REPORT' }),
  );
  const consents = fact(journey, 'application.consents') as { type: string }[];
  expect(consents.map(({ type }) => type)).toContain('VALUATION_FEE');
  expect((await submit(borrower, 'bpo/estimate-value', estimate)).status).toBe(409);
});

test('a home that cannot be valued from outside: the visit inside is ordered, for no second fee', async () => {
  const borrower = await walk(server, { key: 'hidden', until: 'heloc/liens' });
  await settled(server, borrower);
  await submit(borrower, 'bpo/estimate-value', estimate);
  const { client, email, progress } = borrower;
  const way = { email, progress, until: 'heloc/product/select' };
  await settled(server, borrower);
  await drive(client, readSample('happy'), { ...way, from: steps.indexOf('heloc/liens') });
  expect((await settled(server, borrower)).step).toBe('NAV_BPO_ORDER');

  expect((await submit(borrower, 'bpo/order-bpo', { kind: 'EXTERIOR', fee: true })).body).toMatchObject({
    fields: { '/contactName': expect.any(String), '/windows': expect.any(String) },
  });
  expect((await submit(borrower, 'bpo/order-bpo', visit)).status).toBe(200);

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('OFFER_SELECTION');
  expect(fact(journey, 'valuation.kind')).toBe('INTERIOR');
  expect(fact(journey, 'figures.offerInputs.valuationFee')).toBe(180);
});

test('a lender that orders evaluations: its steps say so', async () => {
  const client = server.client('alderquay');
  const sample = readSample('happy');
  const email = 'evaluated+hidden@example.com';
  const progress = await drive(client, sample, { email, until: 'heloc/liens' });
  const borrower = { client, progress, uuid: progress.uuid ?? '' };
  expect((await settled(server, borrower)).step).toBe('NAV_RESI_EVAL_ESTIMATE');

  server.world.parties.paceMs = hourMs;
  await submit(borrower, 'bpo/estimate-value', estimate);
  await drive(client, sample, {
    email,
    progress,
    from: steps.indexOf('heloc/liens'),
    until: 'heloc/product/select',
  });
  server.world.parties.paceMs = 0;
  expect((await settled(server, borrower)).step).toMatch(/^NAV_RESI_EVAL_(REQUEST|PROCESSING)$/);

  // This home cannot be valued from outside: the borrower orders the visit.
  await later(borrower);
  expect((await settled(server, borrower)).step).toBe('NAV_RESI_EVAL_ORDER');
  expect((await submit(borrower, 'bpo/order-bpo', visit)).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('OFFER_SELECTION');
});

test('a large line: ordered once, looked for until it is there, and confirmed', async () => {
  const borrower = await walk(server, { key: 'bpo', change: large, until: 'heloc/signing/sign' });
  expect((await settled(server, borrower)).step).toBe('BPO_ORDER_REQUEST');
  expect((await submit(borrower, 'bpo/order-bpo', { kind: 'INTERIOR', fee: true })).status).toBe(422);

  await submit(borrower, 'bpo/order-bpo', { kind: 'INTERIOR', ...visit });
  expect((await settled(server, borrower)).step).toBe('NAV_BPO_PROCESSING');
  await later(borrower);
  const journey = await later(borrower);

  expect(journey.step).toBe('NOTE_SIGNING');
  expect(fact(journey, 'valuation')).toMatchObject({ status: 'BPO_COMPLETE', valueCents: 120_000_000 });
  // The fee is taken from the cash, once.
  expect(fact(journey, 'figures.payment')).toMatchObject({ drawCents: 30_000_000, ...closingFigures });
});

test('a value fifteen percent lower: the offer is made again beside the old one; once chosen, the closing goes on', async () => {
  const borrower = await walk(server, { key: 'bpolow', change: large, until: 'heloc/signing/sign' });
  await submit(borrower, 'bpo/order-bpo', { kind: 'EXTERIOR', fee: true });
  await settled(server, borrower);
  await later(borrower);
  const journey = await later(borrower);

  expect(journey.step).toBe('REVISED_OFFER_SELECTION');
  const revision = fact(journey, 'figures.revision') as {
    before: { amount: number };
    after: { amount: number };
  };
  expect(revision).toMatchObject({ cause: expect.stringContaining('broker') });
  expect(revision.after.amount).toBe(revision.before.amount);
  expect(fact(journey, 'figures.cltvPercent')).toBe(30.4);

  const { term, amount, feePercent, autopay } = revision.after as unknown as Record<string, unknown>;
  const today = fact(journey, 'figures.offerInputs.version');
  await submit(
    borrower,
    'product/select',
    { offer: { term, amount, feePercent, autopay, version: today } },
    { action: 'accept' },
  );
  const chosen = await settled(server, borrower);
  expect(chosen.step).toBe('NOTE_SIGNING');
  expect(fact(chosen, 'figures.payment')).toMatchObject(closingFigures);
});

test('a homestead in Texas: the condition and a visit, then on', async () => {
  const borrower = await walk(server, { key: 'bpotx', change: texas, until: 'heloc/signing/sign' });
  expect((await settled(server, borrower)).step).toBe('BPO_ORDER_REQUEST');

  await submit(borrower, 'bpo/condition', { condition: 'GOOD', ...visit });

  expect((await settled(server, borrower)).step).toBe('NOTE_SIGNING');
});

test('without its order the report is not looked for: a second job finds nothing to do', async () => {
  const borrower = await walk(server, { key: 'happy', until: 'heloc/liens' });
  await inside(server, borrower.uuid, (scope) => scope.queue.send('valuation'));

  expect((await settled(server, borrower)).step).toBe('LIEN_VERIFICATION');
});
