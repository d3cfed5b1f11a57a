/** What a state puts between the agreement and the deed: an attorney's review, a wait of days, an office. */
/**
 * Covers src/server/handlers/notary-documents.ts, src/server/underwriting/{notary-offer,earlier-loan}.ts,
 *   src/server/desk/notary-visit.ts, src/server/effects/{receive-closing,receive-documents,sign-closing}.ts,
 *   src/server/facts/{closing-rules-of,first-closing-day,invitation-facts}.ts, src/server/signers/ask-co-owners.ts.
 */
import { expect, test } from 'vitest';
import { addDays, addMonths } from '../../../src/engine/dates/add-months.ts';
import type { ApplicationScope } from '../../../src/server/application/application-scope.ts';
import { record, stored } from '../../../src/server/application/stored.ts';
import { recordDeedInPerson } from '../../../src/server/desk/notary-visit.ts';
import { lenderOf } from '../../../src/server/facts/lender.ts';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { storeEarlierLoan } from '../../../src/server/underwriting/earlier-loan.ts';
import { storeNotaryOffer } from '../../../src/server/underwriting/notary-offer.ts';
import { bodyOf, drive, readSample } from '../../../src/tools/journey/drive.ts';
import { coOwner, go, owner, way } from '../parts/co-owner.ts';
import { fact, inside, settled, submit, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { visitTime } from './visit-time.ts';

const server = sharedRealServer();

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

const valuationOrder = {
  condition: 'GOOD',
  contactName: 'Maria Alvarez',
  contactPhone: '+12025550101',
  get windows() {
    return [visitTime(server, 0)];
  },
  fee: true,
};
const signing = readSample('happy').steps.find(({ page }) => page === 'signing/sign');

/** A homestead in Texas, whose agreement is ready. */
async function atTexanClosing(contact = {}) {
  const change = { ...texas, 'heloc/start/contact': contact };
  const borrower = await walk(server, { key: 'notarywait', until: 'heloc/signing/sign', change });
  await settled(server, borrower);
  await submit(borrower, 'bpo/condition', valuationOrder);
  await settled(server, borrower);
  return borrower;
}

async function readClosing(borrower: Awaited<ReturnType<typeof atTexanClosing>>) {
  const { client, email, progress } = borrower;
  const from = steps.indexOf('heloc/signing/sign');
  await drive(client, readSample('happy'), { email, progress, from, until: 'heloc/notary/intro' });
  return settled(server, borrower);
}

test('in Texas the agreement is read online and signed at the office: nobody closes from home, nor before the lawful day', async () => {
  const borrower = await atTexanClosing();
  const ready = await settled(server, borrower);
  expect([ready.step, fact(ready, 'application.status.signsAtOffice')]).toEqual(['NOTE_SIGNING', true]);
  const progress = { uuid: borrower.uuid, journey: ready };
  const online = {
    ...signing,
    flow: 'heloc',
    page: 'signing/sign',
    action: 'submit',
    data: signing?.data ?? {},
  };
  const { instead: _, ...alone } = online as typeof online & { instead?: unknown };
  const { data } = await bodyOf(borrower.client, alone, progress, borrower.email);
  expect((await submit(borrower, 'signing/sign', data as object)).status).toBe(409);
  expect((await submit(borrower, 'signing/sign', { read: [] }, { action: 'receive' })).status).toBe(422);

  const read = await readClosing(borrower);
  expect(read.step).toBe('NOTARY_WAITING_PERIOD');
  expect([fact(read, 'figures.rescission'), fact(read, 'figures.timeline')]).toEqual([undefined, []]);
  const agreements = (fact(read, 'application.documents') as { type: string; signedAt?: string }[]).filter(
    ({ type }) => type === 'HELOC_AGREEMENT',
  );
  expect(agreements.map(({ signedAt }) => signedAt)).toEqual([undefined]);

  await inside(server, borrower.uuid, async (scope) => {
    await recordDeedInPerson.run({ ...scope, lender: lenderOf(server.world, 'default') } as never);
  });
  const closed = await settled(server, borrower);
  expect(fact(closed, 'application.status.signsAtOffice')).toBeUndefined();
  expect(fact(closed, 'figures.rescission')).toMatchObject({ applies: true });
});

test('a borrower who has only read the documents of a Texas homestead may still stop at no cost', async () => {
  const borrower = await atTexanClosing();
  await readClosing(borrower);
  expect((await submit(borrower, 'cancel', {}, { action: 'withdraw' })).status).toBe(200);
  const journey = await settled(server, borrower);
  expect([journey.step, fact(journey, 'application.status.ended')]).toEqual(['CANCELLED', 'NOT_ACCEPTED']);
});

test('a Texas homestead closes no sooner than a business day after its documents were read', async () => {
  const borrower = await atTexanClosing();
  const day = (at: string) => new Date(`${at}T18:00:00Z`).getTime();
  const until = (received: string) =>
    inside(server, borrower.uuid, async (scope) => {
      const submitted = day(received) - 30 * dayMs;
      await record(scope, 'underwriting', { moments: { submitted, received: day(received) } });
      await storeNotaryOffer({ ...scope, now: day(received) }, { acceptsRemote: true, slots: [] });
      return (await scope.entities.get('status')).notaryWaitUntil;
    });
  // Thanksgiving is no business day, nor is a Sunday.
  expect(await until('2026-11-25')).toBe('2026-11-27');
  expect(await until('2026-11-28')).toBe('2026-11-30');
});

test('another owner of a Texas homestead reads in their part from which day they may sign at the office', async () => {
  const borrower = await atTexanClosing({ ownership: 'JOINT_SPOUSE', coOwners: [owner] });
  expect((await readClosing(borrower)).step).toBe('CO_DEED_REQ');
  const part = await coOwner(server);
  const { submitted = 0 } = await inside(server, borrower.uuid, momentsOf);
  const day = addDays(legalDay(submitted), 12);
  const waiting = await settled(server, part);
  expect(fact(waiting, 'invitation.signFrom')).toBe(day);
  // Both have the documents, and nothing is signed: the days to cancel have not begun.
  await go(part, { until: way.findIndex(({ page }) => page === 'notary') });
  await submit(part, 'notary', { together: 'TOGETHER' });
  const settledPart = await settled(server, part);
  expect(fact(settledPart, 'invitation.settled')).toBe(true);
  expect(fact(settledPart, 'invitation.mayCancel')).toBe(false);
  const theirs = await settled(server, borrower);
  expect(fact(theirs, 'application.coDeedStatus')).toBe('COMPLETE');
  expect(fact(theirs, 'figures.rescission')).toBeUndefined();

  // A day that has come is nothing to wait for.
  await inside(server, borrower.uuid, async (scope) => {
    const moments = await momentsOf(scope);
    const ago = (at: number) => at - 30 * dayMs;
    const past = { submitted: ago(moments.submitted), received: ago(moments.received) };
    await record(scope, 'underwriting', { moments: { ...moments, ...past } });
  });
  expect(fact(await settled(server, part), 'invitation.signFrom')).toBeUndefined();
  expect(fact(await settled(server, part), 'invitation.signsAtOffice')).toBe(true);
});

test('another owner of a Texas homestead hears by email where they sign: on a day of their own, or when the borrower does', async () => {
  const borrower = await atTexanClosing({ ownership: 'JOINT_SPOUSE', coOwners: [owner] });
  await readClosing(borrower);
  const part = await coOwner(server);
  await go(part, { until: way.findIndex(({ page }) => page === 'notary') });
  expect((await submit(part, 'notary', {})).status).toBe(200);
  await settled(server, borrower);
  server.pass(13 * dayMs);
  await lookAgain(borrower.uuid, false);
  server.pass(-13 * dayMs);
  const ask = (coSignersAttend: boolean) =>
    submit(borrower, 'notary/schedule-manual', { preferences: [visitTime(server, 1)], coSignersAttend });
  const heard = async () => {
    await settled(server, part);
    const sent = server.world.db.selectFrom('messages').select('name').orderBy('created_at');
    return (await sent.where('application_uuid', '=', part.uuid).execute()).map(({ name }) => name);
  };

  expect((await ask(false)).status).toBe(200);
  // Nothing is signed, so no one says so.
  expect(await heard()).toEqual(['office-apart']);
  // Who books the visit calls the owner too.
  const open = server.world.db.selectFrom('reviews').select('name').where('state', '=', 'OPEN');
  expect(await open.where('application_uuid', '=', borrower.uuid).execute()).toEqual([
    { name: 'notaryVisitApart' },
  ]);

  expect((await ask(true)).status).toBe(200);
  await settled(server, borrower);
  await server.world.queue.advance(21_000);
  expect(fact(await settled(server, borrower), 'figures.notary.confirmedFor')).toMatch(/ at 10:00/);
  expect(await heard()).toEqual(['office-apart', 'office-booked']);
});

async function momentsOf(scope: ApplicationScope) {
  const { moments: { submitted = 0, received = 0, ...others } = {} } = await stored(scope, 'underwriting');
  return { ...others, submitted, received };
}

test('a homestead in Texas waits twelve days from the application, and signs at an office of the lender', async () => {
  const borrower = await atTexanClosing();
  expect((await readClosing(borrower)).step).toBe('NOTARY_WAITING_PERIOD');

  server.pass(11 * dayMs);
  await lookAgain(borrower.uuid, false);
  server.pass(-11 * dayMs);
  expect((await settled(server, borrower)).step).toBe('NOTARY_WAITING_PERIOD');
  server.pass(13 * dayMs);
  await lookAgain(borrower.uuid, false);
  server.pass(-13 * dayMs);
  expect((await settled(server, borrower)).step).toBe('MANUAL_DEED_SIGNING');

  const home = { street1: '138 Sandbox Way', city: 'Austin', state: 'TX', zip: '78701' };
  const visit = { preferences: [visitTime(server, 1)], location: home };
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

test('a second home equity loan in Texas within a year waits for the anniversary of the first, and the borrower learns it early', async () => {
  const borrower = await walk(server, { key: 'onceayear', until: 'heloc/income/link', change: texas });
  const journey = await settled(server, borrower);
  const now = server.world.clock.now();
  const closedOn = legalDay(now - 300 * dayMs);
  const anniversary = addMonths(closedOn, 12);

  expect(fact(journey, 'figures.earlierLoan')).toEqual({ closedOn, open: false, waitUntil: anniversary });
  const told = await server.world.db
    .selectFrom('messages')
    .select('name')
    .where('application_uuid', '=', borrower.uuid)
    .where('name', '=', 'closing-held')
    .execute();
  expect(told.length).toBeGreaterThan(0);

  const waits = (home: { closedOn: string; open: boolean } | undefined) =>
    inside(server, borrower.uuid, async (scope) => {
      const isOpen = await storeEarlierLoan(scope, home);
      await storeNotaryOffer(scope, { acceptsRemote: true, slots: [] });
      const { notaryWaitUntil } = await scope.entities.get('status');
      return { isOpen, until: notaryWaitUntil };
    });
  const twelveDays = legalDay(now + 12 * dayMs);
  expect(await waits({ closedOn, open: false })).toEqual({ isOpen: false, until: anniversary });
  expect(await waits({ closedOn: legalDay(now - 360 * dayMs), open: false })).toEqual({
    isOpen: false,
    until: twelveDays,
  });
  expect(await waits({ closedOn: '2020-02-29', open: true })).toEqual({ isOpen: true, until: twelveDays });
  expect(await waits(undefined)).toEqual({ isOpen: false, until: twelveDays });
});

test('a line of ours on the same home counts, unless it was cancelled', async () => {
  const first = await walk(server, { key: 'onceayear', until: 'heloc/start/hmda', change: texas });
  const { owner_uuid } = await server.world.db
    .selectFrom('applications')
    .select('owner_uuid')
    .where('uuid', '=', first.uuid)
    .executeTakeFirstOrThrow();
  const other = await walk(server, { key: 'onceayear', until: 'heloc/start/hmda', change: texas });
  await server.world.db
    .updateTable('applications')
    .set({ owner_uuid })
    .where('uuid', '=', other.uuid)
    .execute();
  const now = server.world.clock.now();
  const found = () =>
    inside(server, other.uuid, async (scope) => {
      await storeEarlierLoan(scope, undefined);
      return (await scope.entities.get('figures')).earlierLoan;
    });
  expect(await found()).toBeUndefined();

  const notarized = now - 90 * dayMs;
  await inside(server, first.uuid, (scope) => record(scope, 'underwriting', { moments: { notarized } }));
  const closedOn = legalDay(notarized);
  expect(await found()).toEqual({ closedOn, open: true, waitUntil: addMonths(closedOn, 12) });

  await inside(server, first.uuid, (scope) => record(scope, 'underwriting', { moments: { cancelled: now } }));
  expect(await found()).toBeUndefined();
});
