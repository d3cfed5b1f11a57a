/**
 * Covers src/server/jobs/handlers/notary-documents.ts, src/server/underwriting/notary-offer.ts,
 *   src/server/desk/notary-visit.ts.
 */
/** What a state puts between the agreement and the deed: an attorney's review, a wait of days, an office. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockIn } from '../../../src/engine/dates/clock-in.ts';
import { handlers } from '../../../src/server/jobs/handlers/handlers.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, openRealServer, type RealServer, settled, submit, walk } from './real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

const dayMs = 86_400_000;
const steps = readSample('happy').steps.map((step) => `${step.flow}/${step.page}`);
const lookAgain = (applicationUuid: string, skipped: boolean) =>
  handlers['notary-documents']?.run({
    world: server.world,
    data: { applicationUuid },
    jobUuid: 'test',
    skipped,
  });

test('in Georgia an attorney reviews the documents before the notary', async () => {
  const location = { street1: '137 Sandbox Way', city: 'Atlanta', state: 'GA', zip: '30303' };
  const change = { 'register/property-info': { location } };
  const borrower = await walk(server, { key: 'attorney', until: 'heloc/notary/intro', change });
  expect((await settled(server, borrower)).step).toBe('ATTORNEY_REVIEW');

  await lookAgain(borrower.uuid, false);
  expect((await settled(server, borrower)).step).toBe('ATTORNEY_REVIEW');
  await lookAgain(borrower.uuid, true);

  expect((await settled(server, borrower)).step).toBe('DEED_SIGNING');
});

const version = { $fact: 'figures.offerInputs.version' };
const texas = {
  'register/property-info': {
    location: { street1: '138 Sandbox Way', city: 'Austin', state: 'TX', zip: '78701' },
  },
  'heloc/product/select': { offer: { term: 10, amount: 60000, feePercent: 1, autopay: true, version } },
};

test('a homestead in Texas waits twelve days from the application, and signs at an office of the lender', async () => {
  const borrower = await walk(server, { key: 'notarywait', until: 'heloc/signing/sign', change: texas });
  await settled(server, borrower);
  await submit(borrower, 'bpo/condition', {
    condition: 'GOOD',
    contactName: 'Maria Alvarez',
    contactPhone: '+12025550101',
    windows: ['2026-12-01T10:00'],
    fee: true,
  });
  await settled(server, borrower);
  const { client, email, progress } = borrower;
  const from = steps.indexOf('heloc/signing/sign');
  await drive(client, readSample('happy'), { email, progress, from, until: 'heloc/notary/intro' });
  expect((await settled(server, borrower)).step).toBe('NOTARY_WAITING_PERIOD');

  server.pass(11 * dayMs);
  await lookAgain(borrower.uuid, false);
  server.pass(-11 * dayMs);
  expect((await settled(server, borrower)).step).toBe('NOTARY_WAITING_PERIOD');
  server.pass(13 * dayMs);
  await lookAgain(borrower.uuid, false);
  server.pass(-13 * dayMs);
  expect((await settled(server, borrower)).step).toBe('MANUAL_DEED_SIGNING');

  const { date } = clockIn('America/Chicago', server.world.clock.now() + 3 * dayMs);
  const home = { street1: '138 Sandbox Way', city: 'Austin', state: 'TX', zip: '78701' };
  const visit = { preferences: [`${date}T10:00`], location: home };
  expect((await submit(borrower, 'notary/schedule-manual', visit)).status).toBe(200);
  await settled(server, borrower);
  await server.world.queue.advance(21_000);

  const booked = await settled(server, borrower);
  const place = String(fact(booked, 'figures.notary.location'));
  expect(place).toMatch(/\d/);
  expect(place).not.toContain('138 Sandbox Way');
  // Lender fees are capped at two percent there.
  expect(fact(booked, 'figures.payment.notaryCents')).toBe(0);
});
