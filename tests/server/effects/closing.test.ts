/** The notary's questions, the insurance and the right to cancel. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../../../src/server/jobs/handlers/handlers.ts';
import {
  fact,
  inside,
  openRealServer,
  type RealServer,
  settled,
  signIn,
  submit,
  type Walk,
  walk,
} from './real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

const wrong = { recording: true, kba: { street: 'x', city: 'x', lender: 'x', vehicle: 'x', name: 'x' } };
const answer = (borrower: Walk) => submit(borrower, 'notary/session', wrong, { action: 'answers' });
const day = 86_400_000;

test('two failed tries lock the questions for a day, after which there are two again', async () => {
  const borrower = await walk(server, { until: 'heloc/notary/session' });
  await answer(borrower);
  expect(fact(await settled(server, borrower), 'figures.kba.attemptsLeft')).toBe(1);
  await answer(borrower);
  const locked = await settled(server, borrower);
  const third = await answer(borrower);
  const devices = { camera: true, microphone: true, location: true };
  const early = await submit(borrower, 'notary/intro', { devices, slot: 'NOW' });
  server.pass(day + 1000);
  await signIn(borrower, locked);
  const later = await submit(borrower, 'notary/intro', { devices, slot: 'NOW' });
  const journey = await settled(server, borrower);
  server.pass(-day - 1000);

  expect(fact(locked, 'application.status')).toMatchObject({ notaryError: 'KBA_FAILED', kbaAttempts: 2 });
  expect([third.status, early.status, later.status]).toEqual([409, 409, 200]);
  expect(fact(journey, 'figures.kba.attemptsLeft')).toBe(2);
});

test('right answers after two minutes come too late', async () => {
  const borrower = await walk(server, { until: 'heloc/notary/session' });
  const questions = fact(await settled(server, borrower), 'figures.kba.questions') as Question[];
  const kba = Object.fromEntries(
    questions.map(({ id, choices }, index) => [id, choices[[0, 1, 2, 3, 0][index] ?? 0]]),
  );
  server.pass(121_000);
  await submit(borrower, 'notary/session', { recording: true, kba }, { action: 'answers' });
  const journey = await settled(server, borrower);
  server.pass(-121_000);

  expect(fact(journey, 'application.status.kbaPassed')).toBeUndefined();
  expect(fact(journey, 'application.status.kbaAttempts')).toBe(1);
});

type Question = { id: string; choices: string[] };

test('a policy that covers too little is refused with the amount that is needed', async () => {
  const change = { 'heloc/insurance/upload': { coverageAmount: 300_000 } };
  await expect(walk(server, { change })).rejects.toThrow(/370,000/);
});

test('who cancels in time is cancelled, and the money never leaves', async () => {
  const borrower = await walk(server);
  await settled(server, borrower);
  const reply = await submit(borrower, 'complete', {}, { action: 'cancel' });
  await borrower.client.send('POST', `/sandbox/${borrower.uuid}/skip-wait`, {});
  const journey = await settled(server, borrower);

  expect(reply.status).toBe(200);
  expect(journey.step).toBe('CANCELLED');
  expect(fact(journey, 'application.status')).toMatchObject({ rescinded: true });
  expect(fact(journey, 'application.status.funded')).toBeUndefined();
});

test('before the deadline the funding job waits; after it, it runs to the end, and twice is once', async () => {
  const borrower = await walk(server);
  const before = await settled(server, borrower);
  const run = () =>
    handlers.funding?.run({
      world: server.world,
      data: { applicationUuid: borrower.uuid },
      jobUuid: 'test',
      skipped: false,
    });
  await run();
  expect((await settled(server, borrower)).step).toBe('RESCISSION');

  const deadline = Date.parse(`${fact(before, 'figures.rescission.deadline')}T10:00:00Z`) + day;
  const wait = deadline - server.world.clock.now() + 1000;
  server.pass(wait);
  await run();
  await run();
  server.pass(-wait);
  const funded = await inside(server, borrower.uuid, ({ tx }) =>
    tx
      .selectFrom('audit')
      .select('event')
      .where('application_uuid', '=', borrower.uuid)
      .where('event', '=', 'funded')
      .execute(),
  );

  expect((await settled(server, borrower)).step).toBe('COMPLETE');
  expect(funded).toHaveLength(1);
});
