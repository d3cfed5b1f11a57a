/**
 * The notary's questions: started by the borrower, judged once, new ones each time, and no borrower locked in
 * (FINDING-B2, FINDING-B11).
 */
/** Covers src/server/effects. */
import { expect, test } from 'vitest';
import { arrive, fact, inside, settled, signIn, submit, type Walk, walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

type Question = { id: string; text: string; choices: string[] };
type Reply = { status: number; body: unknown };

const page = 'notary/session';
const day = 86_400_000;
const places = [0, 1, 2, 3, 0];

const start = (borrower: Walk) => submit(borrower, page, { recording: true }, { action: 'start' });
const again = (borrower: Walk) => submit(borrower, page, {}, { action: 'again' });
const kba = async (borrower: Walk) => fact(await settled(server, borrower), 'figures.kba') as Kba;
type Kba = { state: string; attemptsLeft: number; questions?: Question[]; deadline?: string };

async function send(borrower: Walk, place: (index: number) => number): Promise<Reply> {
  const { questions = [] } = await kba(borrower);
  const sheet = Object.fromEntries(
    questions.map(({ id, choices }, index) => [id, choices[place(index)] ?? '']),
  );
  return submit(borrower, page, { kba: sheet }, { action: 'answers' });
}
const right = (borrower: Walk) => send(borrower, (index) => places[index] ?? 0);
const wrong = (borrower: Walk) => send(borrower, (index) => (places[index] === 1 ? 0 : 1));

/** Lets the time of the set that runs pass, and works in it. */
async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
  server.pass(ms);
  try {
    return await work();
  } finally {
    server.pass(-ms);
  }
}

test('nothing is asked and no clock runs before the borrower starts; then it does, and starting twice asks once (FINDING-B2)', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  const before = await kba(borrower);
  const unasked = await submit(
    borrower,
    page,
    { recording: true, kba: { street: 'x' } },
    { action: 'answers' },
  );
  const pressed = server.world.clock.now();
  await start(borrower);
  const first = await kba(borrower);
  await start(borrower);
  const second = await kba(borrower);

  expect(before).toMatchObject({ state: 'READY', attemptsLeft: 2, count: 5, right: 4, minutes: 2 });
  expect([before.questions, before.deadline]).toEqual([undefined, undefined]);
  expect(unasked.status).toBe(409);
  expect(first.state).toBe('ASKED');
  expect(first.questions).toHaveLength(5);
  expect(Date.parse(first.deadline ?? '')).toBeGreaterThanOrEqual(pressed + 120_000);
  expect(second).toEqual(first);
});

test('the recording is agreed to once, when the questions start (FINDING-B21)', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  const without = await submit(borrower, page, {}, { action: 'start' });
  await start(borrower);
  const passed = await right(borrower);
  const journey = await settled(server, borrower);
  const consents = fact(journey, 'application.consents') as { type: string }[];

  expect(without.body).toMatchObject({ fields: { '/recording': expect.any(String) } });
  expect(passed.status).toBe(200);
  expect(consents.filter(({ type }) => type === 'NOTARY_RECORDING')).toHaveLength(1);
});

test('when the time is over there are new questions at once, no try is counted, and right answers then pass (FINDING-B2)', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  await start(borrower);
  const { questions: first = [] } = await kba(borrower);
  const late = await after(122_000, async () => {
    const reply = await right(borrower);
    const shown = await kba(borrower);
    return { reply, shown, more: await again(borrower) };
  });
  const { state, attemptsLeft, questions: second = [] } = await kba(borrower);
  const passed = await right(borrower);

  expect(late.reply.status).toBe(409);
  expect(late.shown).toMatchObject({ state: 'LATE', attemptsLeft: 2 });
  expect(late.shown.questions).toBeUndefined();
  expect(late.more.status).toBe(200);
  expect({ state, attemptsLeft }).toEqual({ state: 'ASKED', attemptsLeft: 2 });
  expect(first.filter(({ text }) => second.some((other) => other.text === text))).toEqual([]);
  expect(passed.status).toBe(200);
  expect(fact(await settled(server, borrower), 'application.status.kbaPassed')).toBe(true);
});

test('so many sets left to run out lock the questions too: each shows what the records know', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  await start(borrower);
  const underwriting = { quizLate: 9 };
  await inside(server, borrower.uuid, ({ entities }) => entities.merge('underwriting', underwriting));
  const locked = await after(122_000, async () => {
    await again(borrower);
    return kba(borrower);
  });

  expect(locked).toMatchObject({ state: 'LOCKED' });
});

test('a first miss leaves one try, stops the clock and brings other questions (FINDING-B11)', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  await start(borrower);
  const { questions: first = [] } = await kba(borrower);
  await wrong(borrower);
  const missed = await kba(borrower);
  await start(borrower);
  const { questions: second = [] } = await kba(borrower);

  expect(missed).toMatchObject({ state: 'READY', missed: true, attemptsLeft: 1 });
  expect([missed.questions, missed.deadline]).toEqual([undefined, undefined]);
  expect(second).toHaveLength(5);
  expect(first.filter(({ text }) => second.some((other) => other.text === text))).toEqual([]);
  for (const { choices } of [...first, ...second]) expect(choices.at(-1)).toBe('None of these');
});

test('a second miss locks at once for a day: no start, no answer, no booking; after it there are two tries again (FINDING-B11)', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  for (const _ of [1, 2]) {
    await start(borrower);
    await wrong(borrower);
  }
  const locked = await settled(server, borrower);
  const slot = (fact(locked, 'figures.notarySlots') as { id: string }[])[1]?.id;
  const devices = { camera: true, microphone: true, location: true };
  const refused = [
    await start(borrower),
    await submit(borrower, page, { recording: true, kba: {} }, { action: 'answers' }),
    await submit(borrower, 'notary/intro', { devices, slot }),
  ];
  const later = await after(day + 1000, async () => {
    await signIn(borrower, locked);
    const open = await settled(server, borrower);
    const [now] = slotsOf(open);
    expect((await submit(borrower, 'notary/intro', { devices, slot: now?.id })).status).toBe(200);
    return { open, started: await start(borrower), kba: await kba(borrower) };
  });

  expect(fact(locked, 'application.status')).toMatchObject({ notaryError: 'KBA_FAILED', kbaAttempts: 2 });
  expect(fact(locked, 'figures.kba')).toMatchObject({ state: 'LOCKED', attemptsLeft: 0 });
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(fact(later.open, 'application.status.kbaLockedUntil')).toBeUndefined();
  expect(later.started.status).toBe(200);
  expect(later.kba).toMatchObject({ state: 'ASKED', attemptsLeft: 2 });
});

test('a time that is booked for later is kept: no question before, the page counts to it, and a missed one is booked again', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/intro' });
  const open = await settled(server, borrower);
  const slot = slotsOf(open).find(({ id }) => Date.parse(id) > server.world.clock.now() + day)?.id ?? '';
  const devices = { camera: true, microphone: true, location: true };
  const book = (id: string) => submit(borrower, 'notary/intro', { devices, slot: id });
  expect((await book(slot)).status).toBe(200);
  const until = Date.parse(slot) - server.world.clock.now();
  const at = (minutes: number) =>
    after(until + minutes * 60_000, async () => {
      await signIn(borrower, open);
      const { state } = await kba(borrower);
      return { state, start: await start(borrower) };
    });
  const booked = fact(await settled(server, borrower), 'figures');

  expect(booked).toMatchObject({
    kba: { state: 'EARLY', earlyMinutes: 15, opensAt: new Date(Date.parse(slot) - 900_000).toISOString() },
    notary: { confirmedFor: expect.stringMatching(/^[A-Z][a-z]+day, .+ Time/) },
  });
  expect(await at(-16)).toMatchObject({ state: 'EARLY', start: { status: 409 } });
  expect(await at(61)).toMatchObject({
    state: 'PAST',
    start: { status: 409 },
  });
  expect(await at(-14)).toMatchObject({ state: 'READY', start: { status: 200 } });
});

test('in the sandbox a wait for the notary is skipped like any other, and the questions open', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/intro' });
  const [, , later] = slotsOf(await settled(server, borrower));
  const devices = { camera: true, microphone: true, location: true };
  await submit(borrower, 'notary/intro', { devices, slot: later?.id });
  expect((await kba(borrower)).state).toBe('EARLY');
  const { body } = await borrower.client.send('POST', `/sandbox/${borrower.uuid}/skip-wait`, {});

  expect(body).toMatchObject({ skipped: expect.any(Number) });
  expect((await kba(borrower)).state).toBe('READY');
  expect((await start(borrower)).status).toBe(200);
});

test('sixty wrong sheets sent at once count as one try', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  await start(borrower);
  const replies = await Promise.all(Array.from({ length: 60 }, () => wrong(borrower)));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await kba(borrower)).toMatchObject({ state: 'READY', attemptsLeft: 1 });
});

test('a device that failed, or was never checked, books nothing; another device does (FINDING-B4)', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/intro' });
  const slot = (fact(await settled(server, borrower), 'figures.notarySlots') as { id: string }[])[0]?.id;
  const book = (devices: object) => submit(borrower, 'notary/intro', { devices, slot });
  const works = { camera: true, microphone: true, location: true };
  const refused = [];
  for (const failed of [
    {},
    { camera: false },
    { ...works, camera: false },
    { camera: true, microphone: true },
  ])
    refused.push(await book(failed));
  const other = await book({ camera: false, otherDevice: true });

  for (const { status, body } of refused) {
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { '/devices': expect.stringMatching(/another device/) } });
  }
  expect(other.status).toBe(200);
});

test('two borrowers press the same time at once: one has it, the other is told the next free ones and books one', async () => {
  const until = 'heloc/notary/intro';
  const both = [await arrive(server, { until }), await walk(server, { until })];
  const times = await Promise.all(both.map(async (one) => slotsOf(await settled(server, one))));
  const slot = times[0]?.find(({ id }) => id !== 'NOW' && times[1]?.some((other) => other.id === id))?.id;
  const devices = { camera: true, microphone: true, location: true };
  const book = (borrower: Walk, id = slot) => submit(borrower, 'notary/intro', { devices, slot: id });

  const replies = await Promise.all(both.map((one) => book(one)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  const late = both[replies.findIndex(({ status }) => status === 422)] as Walk;
  const refused = replies.find(({ status }) => status === 422);
  expect(refused?.body).toMatchObject({
    fields: { '/slot': expect.stringMatching(/free times: .+Eastern/) },
  });
  const journey = await settled(server, late);
  expect(journey.step).toBe('DEED_SIGNING');
  expect(slotsOf(journey).map(({ id }) => id)).not.toContain(slot);
  // A time that has gone by, as a page shows it that was open for days.
  const gone = String(slotsOf(journey)[1]?.id).replace(/^\d{4}/, '2020');
  expect(await book(late, gone)).toMatchObject({
    status: 422,
    body: { fields: { '/slot': 'That time is no longer available. Choose another one.' } },
  });
  expect((await book(late, slotsOf(journey)[1]?.id)).status).toBe(200);
});

const slotsOf = (journey: Awaited<ReturnType<typeof settled>>) =>
  fact(journey, 'figures.notarySlots') as { id: string }[];
