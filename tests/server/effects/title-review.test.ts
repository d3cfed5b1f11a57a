/** A title that is not clear stops the closing until a person has cleared it. */
/** Covers src/server/desk/clear-title.ts, src/server/handlers/closing-documents.ts, src/server/underwriting/note-look.ts, src/server/desk/wait-on.ts. */
import { expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { fact, inside, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

async function clouded() {
  const borrower = await walk(server, { key: 'titlereview', until: 'heloc/signing/sign' });
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('FINAL_TITLE_REVIEW');
  expect(fact(journey, 'application.status.disclosurelistClosingReady')).toBeUndefined();
  const { uuid } = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return { borrower, uuid };
}

test('nothing is signed before a person has cleared the title', async () => {
  const { borrower, uuid } = await clouded();
  await answerReview(server.world, borrower.uuid, {
    uuid,
    answer: 'cleared',
    reason: 'An old lien was released.',
  });

  expect((await settled(server, borrower)).step).toBe('NOTE_SIGNING');
});

test('a title that cannot be cleared ends in a decline, with its reason', async () => {
  const { borrower, uuid } = await clouded();
  await answerReview(server.world, borrower.uuid, { uuid, answer: 'refused', reason: 'Another owner.' });
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('DECLINED');
  expect(fact(journey, 'figures.decision.reasons.0.code')).toBe('collateral');
});

test('a title company that takes more than ten days opens a task; the days count anew once a person called', async () => {
  const { titleSearch } = server.world.parties;
  server.world.parties.titleSearch = {
    ...titleSearch,
    finalReport: async (...asked) => ({ ...(await titleSearch.finalReport(...asked)), pending: true }),
  };
  const borrower = await walk(server, { until: 'heloc/signing/sign' });
  const { uuid } = borrower;
  const look = async (days: number) => {
    const since = server.world.clock.now() - days * 86_400_000;
    await inside(server, uuid, (scope) => record(scope, 'underwriting', { lookedSince: { TITLE: since } }));
    await server.world.queue.runWaiting(uuid);
    return openReviews(borrower);
  };
  expect((await settled(server, borrower)).step).toBe('FINAL_TITLE_PROCESSING');

  expect(await look(9)).toEqual([]);
  const [review] = await look(11);
  expect(review?.name).toBe('slowAnswer');
  await answerReview(server.world, uuid, { uuid: review?.uuid ?? '', answer: 'called', reason: 'Backlog.' });
  expect(await openReviews(borrower)).toEqual([]);

  server.world.parties.titleSearch = titleSearch;
  await server.world.queue.runWaiting(uuid);
  expect((await settled(server, borrower)).step).toBe('NOTE_SIGNING');
});

const openReviews = async (borrower: Walk) => {
  await settled(server, borrower);
  return server.world.db
    .selectFrom('reviews')
    .select(['uuid', 'name'])
    .where('application_uuid', '=', borrower.uuid)
    .where('state', '=', 'OPEN')
    .execute();
};
