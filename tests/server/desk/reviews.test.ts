/**
 * Covers src/engine/desk/due-reviews.ts, src/server/desk, src/server/routes/desk.ts, src/server/jobs/handlers/sandbox-reviewer.ts,
 *   src/server/transactions/notice-standing.ts.
 */
/** What a person at the lender must decide is opened, answered once with a reason, or withdrawn with its reason. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decrypt } from '../../../src/server/crypto/aes.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { inApplication } from '../../../src/server/transactions/in-application.ts';
import { inside, openRealServer, type RealServer, settled, walk } from '../effects/real-server.ts';

const otherLender = 'tealspar';
let server: RealServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

const reviewsOf = (uuid: string) =>
  server.world.db.selectFrom('reviews').selectAll().where('application_uuid', '=', uuid).execute();

async function alerted() {
  const borrower = await walk(server, { key: 'facta', until: 'heloc/liens' });
  const [review] = await reviewsOf(borrower.uuid);
  return { borrower, uuid: borrower.uuid, review: review?.uuid ?? '' };
}

test('an alert on the credit file opens one review, due on the next business day; the sandbox answers it by itself', async () => {
  const { borrower, uuid } = await alerted();

  expect((await settled(server, borrower)).step).toBe('FACTA_REVIEW');
  expect(await reviewsOf(uuid)).toMatchObject([
    { name: 'fraudAlert', occasion: 1, state: 'OPEN', over: false, answered_by: null },
  ]);

  server.pass(21_000);
  await server.world.queue.advance(21_000);
  expect((await settled(server, borrower)).step).toBe('LIEN_VERIFICATION');
  expect(await reviewsOf(uuid)).toMatchObject([{ state: 'ANSWERED', answer: 'confirmed', over: true }]);
});

test('a reviewer whom nobody could confirm ends the application with the reason of the law, and the reason given is sealed', async () => {
  const { borrower, uuid, review } = await alerted();
  const reason = 'Called three times, no answer.';

  await answerReview(server.world, uuid, { uuid: review, answer: 'unconfirmed', reason });

  const { step, facts } = await settled(server, borrower);
  expect(step).toBe('DECLINED');
  expect(facts).toMatchObject({ figures: { decision: { reasons: [{ code: 'identityUnverified' }] } } });
  const [row] = await reviewsOf(uuid);
  const key = await inApplication(server.world, uuid, async (scope) => scope.key);
  expect(Buffer.from(row?.reason ?? []).toString()).not.toContain('three times');
  expect(decrypt(key, review, row?.reason ?? new Uint8Array()).toString()).toBe(reason);
});

test('a review is answered once: a second answer, an unknown one and another application’s review are refused', async () => {
  const { uuid, review } = await alerted();
  const other = await alerted();
  const answer = (about: string, answer: string) =>
    answerReview(server.world, about, { uuid: review, answer, reason: 'Because.' });

  await expect(answer(uuid, 'toString')).rejects.toMatchObject({ status: 422 });
  await expect(answer(other.uuid, 'confirmed')).rejects.toMatchObject({ status: 404 });
  await answer(uuid, 'unconfirmed');
  await expect(answer(uuid, 'confirmed')).rejects.toMatchObject({ status: 409 });
});

test('a review whose reason is gone is withdrawn, and the next reason opens another', async () => {
  const { uuid, review } = await alerted();
  const outcome = (creditOutcome: 'ERROR' | 'FRAUD_ALERT') =>
    inside(server, uuid, async (scope) => {
      await scope.entities.merge('status', { creditOutcome });
    });

  await outcome('ERROR');
  expect(await reviewsOf(uuid)).toMatchObject([{ uuid: review, state: 'WITHDRAWN', over: true }]);
  await outcome('FRAUD_ALERT');
  expect(await reviewsOf(uuid)).toMatchObject([{ state: 'WITHDRAWN' }, { state: 'OPEN', occasion: 2 }]);
});

/** A reviewer of a lender, logged in. */
async function reviewer(org = 'default') {
  const [email, password] = [`desk${randomUUID()}@example.com`, 'four random words here'];
  const visitor = server.client(org);
  await visitor.expect('POST', '/sandbox/reviewers', { email, password });
  await visitor.expect('POST', '/identity/api/v1/login', { email, password });
  return visitor;
}
const desk = '/service-desk/secure/api/v1/review';

test('the desk lists what is open, shows what its reviewer may see and takes an answer with a reason', async () => {
  const { borrower, review } = await alerted();
  const agent = await reviewer();

  const list = await agent.expect('GET', desk);
  expect(list.reviews).toContainEqual(
    expect.objectContaining({ uuid: review, title: expect.stringContaining('alert'), lender: 'Hearthline' }),
  );
  expect(await agent.expect('GET', `${desk}/${review}`)).toMatchObject({
    state: 'OPEN',
    rows: expect.arrayContaining([{ label: 'Date of birth', value: expect.stringMatching(/, \d{4}$/) }]),
    answers: [
      { uuid: 'confirmed', declines: false },
      { uuid: 'unconfirmed', declines: true },
    ],
  });
  expect(
    (await agent.send('POST', `${desk}/${review}/answer`, { answer: 'confirmed', reason: '' })).status,
  ).toBe(400);
  await agent.send('POST', `${desk}/${review}/answer`, { answer: 'confirmed', reason: 'Spoke with her.' });

  expect((await settled(server, borrower)).step).toBe('LIEN_VERIFICATION');
  expect((await agent.expect('GET', desk)).reviews).toContainEqual(
    expect.objectContaining({ uuid: review, state: 'DECIDED', answer: 'The borrower confirmed' }),
  );
});

test('a borrower has no desk, and another lender’s reviewer does not see the review', async () => {
  const { borrower, review } = await alerted();
  const other = await reviewer(otherLender);

  expect((await borrower.client.send('GET', desk)).status).toBe(404);
  expect((await other.send('GET', `${desk}/${review}`)).status).toBe(404);
  expect(await other.expect('GET', desk)).toMatchObject({ open: 0, reviews: [] });
});
