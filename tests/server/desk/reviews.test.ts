/** What a person at the lender must decide is opened, answered once with a reason, or withdrawn with its reason. */
/**
 * Covers src/engine/desk/due-reviews.ts, src/server/desk, src/server/desk/routes/desk.ts, src/server/handlers/sandbox-reviewer.ts,
 *   src/server/desk/sandbox-answers.ts, src/server/platform/db/migrations/0027-sandbox-answers.ts, src/server/identity/accounts/home-of.ts,
 *   src/server/standing/detect-changes.ts.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endApplication } from '../../../src/server/application/end-application.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { decrypt } from '../../../src/server/platform/crypto/aes.ts';
import { inApplication } from '../../../src/server/standing/in-application.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import type { Desk } from '../../../src/types/desk.ts';
import { fact, inside, settled, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const otherLender = 'tealspar';
const server = sharedRealServer();

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

/** The login of a new reviewer of a lender. */
async function reviewerAccount(org = 'default') {
  const account = { email: `desk${randomUUID()}@example.com`, password: 'four random words here' };
  await server.client(org).expect('POST', '/sandbox/reviewers', account);
  return account;
}

/** A reviewer of a lender, logged in. */
async function reviewer(org = 'default') {
  const visitor = server.client(org);
  await visitor.expect('POST', '/identity/api/v1/login', { ...(await reviewerAccount(org)), code: '000000' });
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

test('a tester chooses for each kind of review what the sandbox answers, and goes back to the usual answer', async () => {
  const client = server.client();
  const choose = (chosen: object) => client.send('POST', '/sandbox/review-answers', chosen);
  expect((await choose({ fraudAlert: 'unconfirmed' })).body).toMatchObject({
    fraudAlert: 'unconfirmed',
    appeal: 'reopened',
  });
  expect((await choose({ fraudAlert: 'perhaps' })).status).toBe(422);
  expect((await choose({ constructor: 'confirmed' })).status).toBe(422);

  const { borrower } = await alerted();
  server.pass(21_000);
  await server.world.queue.advance(21_000);

  expect((await settled(server, borrower)).step).toBe('DECLINED');
  expect((await choose({ fraudAlert: null })).body).toMatchObject({ fraudAlert: 'confirmed' });
});

test("what a tester chose holds for the tester's lender only", async () => {
  await server.client(otherLender).send('POST', '/sandbox/review-answers', { appeal: 'upheld' });

  expect((await server.client().send('POST', '/sandbox/review-answers', {})).body).toMatchObject({
    appeal: 'reopened',
  });
});

test('a reviewer answers an application that its owner stopped a moment ago: refused with a sentence, and nothing changes', async () => {
  const { borrower, uuid, review } = await alerted();
  const agent = await reviewer();
  const open = await agent.expect('GET', `${desk}/${review}`);
  expect(open).toMatchObject({ state: 'OPEN' });

  await inside(server, uuid, (scope) => endApplication(scope, 'WITHDRAWN'));
  const late = await press(agent, review, { answer: 'unconfirmed', reason: 'Called three times.' });

  expect(late).toMatchObject({
    status: 409,
    body: { errors: [expect.stringContaining('no longer needed')] },
  });
  expect(await agent.expect('GET', `${desk}/${review}`)).toMatchObject({ state: 'WITHDRAWN' });
  expect((await settled(server, borrower)).step).toBe('CANCELLED');
});

test('the login of a reviewer says that it leads to the desk; that of a borrower leads to the dashboard', async () => {
  const account = await reviewerAccount();
  const { borrower } = await alerted();
  const { email } = fact(await settled(server, borrower), 'profile') as { email: string };
  const login = (data: object) => server.client().send('POST', '/identity/api/v1/login', data);
  const hosted = { flow: 'support', page: 'auth/hosted', action: 'submit', data: account };
  const byPage = await server.client().send('POST', pages, hosted, key());

  expect((await login(account)).body).toMatchObject({ home: '/account/heloc/desk/tasks' });
  expect(byPage.body).toMatchObject({ next: '/account/heloc/desk/tasks' });
  expect((await login({ email, password: 'a porch light in autumn' })).body).not.toHaveProperty('home');
});

test('the number of open reviews is right when the list holds the most urgent of them only', async () => {
  const { uuid } = await alerted();
  const [row] = await reviewsOf(uuid);
  const many = Array.from({ length: 210 }, (_, index) => ({
    ...{ ...row, uuid: randomUUID(), occasion: index + 2 },
  }));
  await server.world.db
    .insertInto('reviews')
    .values(many as never)
    .execute();
  const { open, left, reviews } = (await (await reviewer()).expect('GET', desk)) as unknown as Desk;

  expect(open).toBeGreaterThan(210);
  expect(left).toBe(open - 200);
  expect(reviews.filter(({ state }) => state !== 'DECIDED')).toHaveLength(200);
});

const pages = '/identity/api/v1/page-submission';
const key = () => ({ 'idempotency-key': randomUUID() });

/** Presses the button that gives an answer, on the page of one review. */
function press(client: Client, review: string, data: object) {
  const sent = { flow: 'desk', page: 'task', action: 'submit', data, query: { review } };
  return client.send('POST', pages, sent, key());
}
