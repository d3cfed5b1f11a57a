/** Work that uses up its tries: the borrower who waits is told, asks again, and continues; a person looks when it keeps failing. */
/**
 * Covers src/server/jobs/{give-up,boss-queue}.ts, src/server/handlers/chain.ts, src/server/effects/try-again.ts,
 *   src/server/desk/start-work-again.ts.
 */
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { giveUp } from '../../../src/server/jobs/give-up.ts';
import type { PropertyData } from '../../../src/server/platform/parties/property-data/party.ts';
import { arrive, fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

vi.setConfig({ testTimeout: 90_000 });

const server = freshRealServer();

/** Lets the application's work use up its tries without the rests in between. */
async function useUpTries(borrower: Walk) {
  for (let tries = 0; tries < 12; tries += 1) {
    if ((await settled(server, borrower)).step === 'UNKNOWN') break;
    await server.world.queue.runWaiting(borrower.uuid);
  }
  return settled(server, borrower);
}

const again = (borrower: Walk) => submit(borrower, 'error/timeout', {}, { action: 'again' });
const silent: PropertyData = {
  find: () => Promise.reject(new Error('silent')),
  value: () => Promise.reject(new Error('silent')),
};
const openReviews = async ({ uuid }: Walk) =>
  server.world.db
    .selectFrom('reviews')
    .select(['uuid', 'name'])
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'OPEN')
    .execute();

test('a county that never answers is given up; the borrower asks again, and goes on', async () => {
  const borrower = await walk(server, { key: 'timeout', until: 'heloc/liens' });

  expect((await settled(server, borrower)).step).toBe('WAITING_FOR_PROPERTY');
  expect((await again(borrower)).status).toBe(409);
  const given = await useUpTries(borrower);
  expect(given.step).toBe('UNKNOWN');
  expect(fact(given, 'figures.referenceId')).toMatch(/\S/);
  expect(fact(given, 'profile.name.last')).toMatch(/\S/);

  expect((await again(borrower)).body).toMatchObject({ step: 'WAITING_FOR_PROPERTY', started: true });
  const after = await settled(server, borrower);
  expect(after.step).toBe('LIEN_VERIFICATION');
  expect(fact(after, 'application.status.timedOut')).toBeUndefined();
  expect((await again(borrower)).status).toBe(409);
});

test('a borrower who does not want to wait any longer may cancel there', async () => {
  const borrower = await walk(server, { key: 'timeout', until: 'heloc/liens' });
  await useUpTries(borrower);

  const stopped = await submit(borrower, 'cancel', { why: 'OTHER_LOAN' }, { action: 'withdraw' });

  expect(stopped.body).toMatchObject({ step: 'CANCELLED' });
});

test('work that was given up and goes on by itself clears it, without the borrower', async () => {
  const { propertyData } = server.world.parties;
  server.world.parties.propertyData = silent;
  const borrower = await walk(server, { until: 'heloc/liens' });
  expect((await useUpTries(borrower)).step).toBe('UNKNOWN');

  server.world.parties.propertyData = propertyData;
  await sql`update pgboss.job set completed_on = now() - interval '2 minutes' where state = 'failed'`.execute(
    server.world.db,
  );
  await server.world.queue.revive();
  await server.world.queue.runWaiting(borrower.uuid);

  expect((await settled(server, borrower)).step).toBe('LIEN_VERIFICATION');
});

test('work that is given up twice opens a task; a reviewer who had it mended starts it again', async () => {
  const { propertyData } = server.world.parties;
  server.world.parties.propertyData = silent;
  const borrower = await walk(server, { until: 'heloc/liens' });
  await useUpTries(borrower);
  expect(await openReviews(borrower)).toEqual([]);
  await again(borrower);
  await useUpTries(borrower);
  const [review] = await openReviews(borrower);
  expect(review?.name).toBe('stalledWork');

  server.world.parties.propertyData = propertyData;
  const answer = { uuid: review?.uuid ?? '', answer: 'again', reason: 'The county mended its service.' };
  await answerReview(server.world, borrower.uuid, answer);

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('LIEN_VERIFICATION');
  expect(fact(journey, 'application.status.stalled')).toBeUndefined();
  expect(await openReviews(borrower)).toEqual([]);
});

test.each([
  ['GEN_NOTE_SIGNING', 'heloc/signing/sign', { noteReady: false }],
  ['RESCISSION', undefined, { funded: false }],
] as const)('at %s work that is given up takes no page away', async (step, until, status) => {
  const borrower = await arrive(server, { ...(until && { until }) });
  await settled(server, borrower);
  await inside(server, borrower.uuid, (scope) => record(scope, 'status', status));
  expect((await settled(server, borrower)).step).toBe(step);

  await giveUp(server.world, 'closing-documents', borrower.uuid);

  expect((await settled(server, borrower)).step).toBe(step);
});
