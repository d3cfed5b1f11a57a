/** Where no notary may work by video, one is booked in person, the deed comes back signed, and the closing continues. */
/** Covers src/server/effects/request-notary-visit.ts, src/server/desk/notary-visit.ts, src/server/facts/home-zones.ts. */
import { expect, test } from 'vitest';
import { addDays } from '../../../src/engine/dates/add-months.ts';
import { clockIn } from '../../../src/engine/dates/clock-in.ts';
import { instantIn } from '../../../src/engine/dates/instant-in.ts';
import { isLegalHoliday } from '../../../src/engine/finance/is-legal-holiday.ts';
import { visitDays } from '../../../src/engine/hours/visit-days.ts';
import { record } from '../../../src/server/application/stored.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { lenderToday } from '../../../src/server/submission/lender-today.ts';
import { fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { visitTime } from './visit-time.ts';

const server = sharedRealServer();

const page = 'notary/schedule-manual';
const location = { street1: '101 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
const offered = (place: number) => visitTime(server, place);

async function atTheDeed() {
  const borrower = await walk(server, { key: 'manualnotary', until: 'heloc/notary/intro' });
  expect((await settled(server, borrower)).step).toBe('MANUAL_DEED_SIGNING');
  return borrower;
}

type Payment = { drawCents: number; recordingCents: number; notaryCents: number; cashCents: number };

const ask = (borrower: Walk, preferences: string[]) => submit(borrower, page, { preferences, location });

test('times are chosen, one is booked, the deed comes back, and the insurance is next', async () => {
  const borrower = await atTheDeed();

  expect((await ask(borrower, [offered(1), offered(2)])).status).toBe(200);
  await settled(server, borrower);
  await server.world.queue.advance(21_000);
  const booked = await settled(server, borrower);
  expect(fact(booked, 'figures.notary')).toMatchObject({
    confirmedFor: expect.stringMatching(/ at 10:00/),
    location: expect.stringContaining('101 Sandbox Way'),
  });
  await server.world.queue.advance(41_000);

  const signed = await settled(server, borrower);
  expect(fact(signed, 'application.status.manualDeedSigningComplete')).toBe(true);
  expect(signed.step).toBe('TRUST_AND_INSURANCE');
  // The copy that the message names is there.
  expect(fact(signed, 'application.documents')).toContainEqual(
    expect.objectContaining({ type: 'SECURITY_INSTRUMENT_SCAN', status: 'SIGNED' }),
  );
  const told = server.world.db.selectFrom('messages').select('name').where('name', 'like', 'deed-signed%');
  expect(await told.where('application_uuid', '=', borrower.uuid).execute()).toEqual([
    { name: 'deed-signed-on-paper' },
  ]);
  const { drawCents, recordingCents, notaryCents, cashCents } = fact(signed, 'figures.payment') as Payment;
  expect([notaryCents, drawCents - recordingCents - cashCents]).toEqual([30_000, 30_000]);
});

test('a time within a day, too far ahead, or none is refused', async () => {
  const borrower = await atTheDeed();

  expect((await ask(borrower, [])).status).toBe(422);
  const today = lenderToday({}, server.world.clock.now());
  for (const days of [-1, 0, 20])
    expect((await ask(borrower, [offered(1), `${addDays(today, days)}T10:00`])).status).toBe(422);
});

test('a federal holiday that is posted past the page is refused at its line, and so is the middle of the night', async () => {
  const borrower = await atTheDeed();
  const today = lenderToday({}, server.world.clock.now());
  const holiday = Array.from({ length: 366 }, (_, ahead) => addDays(today, ahead + 1)).find(isLegalHoliday);

  expect(await ask(borrower, [offered(1), `${holiday}T10:00`])).toMatchObject({
    status: 422,
    body: { fields: { '/preferences/1': 'That day is a federal holiday. Choose another day' } },
  });
  const night = await ask(borrower, [offered(0).replace('T10', 'T03')]);
  expect(night.status).toBe(422);
});

test('no notary can come: the borrower chooses other times, which can be booked', async () => {
  const borrower = await atTheDeed();
  const review = () =>
    server.world.db
      .selectFrom('reviews')
      .select('uuid')
      .where('application_uuid', '=', borrower.uuid)
      .where('state', '=', 'OPEN')
      .executeTakeFirstOrThrow();
  await ask(borrower, [offered(1)]);

  await answerReview(server.world, borrower.uuid, {
    ...(await review()),
    answer: 'none',
    reason: 'Nobody is free.',
  });
  expect(fact(await settled(server, borrower), 'application.requestedManualNotaryTime')).toBeUndefined();

  await ask(borrower, [offered(3), offered(4)]);
  const second = { ...(await review()), answer: 'third', reason: 'Booked.' };
  await expect(answerReview(server.world, borrower.uuid, second)).rejects.toMatchObject({ status: 409 });
  await answerReview(server.world, borrower.uuid, { ...second, answer: 'second' });
  expect(fact(await settled(server, borrower), 'notary.confirmedSlot')).toBe(offered(4));
});

const inHours = (hours: number) => {
  const { date, time } = clockIn('America/Los_Angeles', server.world.clock.now() + hours * 3_600_000);
  return `${date}T${time.slice(0, 2)}:00`;
};

/** Half past noon on a day after which two follow on which someone can be met. */
function passToNoon() {
  const now = server.world.clock.now();
  const today = lenderToday({}, now);
  const open = visitDays(today, {});
  const day = open.find((one) => [1, 2].every((days) => open.includes(addDays(one, days)))) ?? today;
  server.pass(instantIn('America/Los_Angeles', `${day}T12:30`) - now);
}

test('the notice counts by the clocks of the home', async () => {
  passToNoon();
  const borrower = await atTheDeed();

  expect((await ask(borrower, [inHours(22)])).status).toBe(422);
  expect((await ask(borrower, [inHours(25)])).status).toBe(200);
});

test('a booked visit may be moved until four hours before it', async () => {
  passToNoon();
  const borrower = await atTheDeed();
  await ask(borrower, [inHours(25)]);
  await settled(server, borrower);
  await server.world.queue.advance(21_000);
  await settled(server, borrower);

  const move = (hours: number) =>
    inside(server, borrower.uuid, (scope) => record(scope, 'notary', { confirmedSlot: inHours(hours) }));
  await move(3);
  expect((await ask(borrower, [inHours(50)])).status).toBe(409);
  await move(5);
  expect((await ask(borrower, [inHours(50)])).status).toBe(200);
});
