/** Covers src/server/desk/clear-title.ts, src/server/jobs/handlers/closing-documents.ts. */
/** A title that is not clear stops the closing until a person has cleared it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { fact, openRealServer, type RealServer, settled, walk } from './real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

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
