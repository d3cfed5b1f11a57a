/** How an application ends without a line: stopped before the signature, cancelled after it until midnight. */
/** Covers src/server/effects/{withdraw,rescind}.ts, src/server/application/end-application.ts, src/server/desk/paper-notice.ts, src/server/facts/{rescission-end,home-zones}.ts. */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { rescissionEnd } from '../../../src/server/facts/rescission-end.ts';
import { letterOf } from './letter-of.ts';
import { arrive, fact, inside, settled, signIn, submit, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

const stop = (borrower: Walk, data: object = {}) => submit(borrower, 'cancel', data, { action: 'withdraw' });
const cancel = (borrower: Walk) => submit(borrower, 'cancel', {}, { action: 'rescind' });
const answer = async ({ uuid }: Walk, name: string, given: string) => {
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('name', '=', name)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, uuid, {
    uuid: review.uuid,
    answer: given,
    reason: 'Ada Alvarez, June 3.',
  });
};
/** Moves the clock to so many milliseconds before the right to cancel ends, and logs in again. */
async function beforeMidnight(borrower: Walk, ms: number) {
  const journey = await settled(server, borrower);
  const end = await inside(server, borrower.uuid, rescissionEnd);
  server.pass((end ?? 0) - ms - server.world.clock.now());
  await signIn(borrower, journey);
}
test('a borrower stops at the offer, with a reason; nothing can be sent after that, and applying again begins with the old answers', async () => {
  const borrower = await arrive(server, { until: 'heloc/product/select' });
  const reply = await stop(borrower, { why: 'OTHER_LOAN', reason: 'At my credit union.' });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('CANCELLED');
  expect(fact(journey, 'application.status.ended')).toBe('WITHDRAWN');
  expect((await stop(borrower)).status).toBe(409);
  expect((await submit(borrower, 'product/select', {})).status).toBe(409);
  const again = `/service-application/api/v1/application/heloc/${borrower.uuid}/again`;
  expect(await borrower.client.expect('POST', again, {})).toMatchObject({ page: 'agree' });
});

test('an approved borrower who stops did not accept; once the agreement is signed, stopping is refused', async () => {
  const borrower = await arrive(server, { until: 'heloc/signing/sign' });
  expect((await stop(borrower)).status).toBe(200);
  expect(fact(await settled(server, borrower), 'application.status.ended')).toBe('NOT_ACCEPTED');
});

test('rescind: in the last minute the line ends for every owner, and no money is sent', async () => {
  const borrower = await arrive(server, { key: 'rescind' });
  expect((await stop(borrower)).status).toBe(409);
  await beforeMidnight(borrower, 60_000);
  expect((await cancel(borrower)).status).toBe(200);

  await borrower.client.send('POST', `/sandbox/${borrower.uuid}/skip-wait`, {});
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('CANCELLED');
  expect(fact(journey, 'application.status')).toMatchObject({ rescinded: true, ended: 'RESCINDED' });
  expect(fact(journey, 'application.status.funded')).toBeUndefined();
  const { body } = await borrower.client.send('GET', '/service-application/api/v3/application/heloc/all');
  const statusText = "Your line of credit is cancelled. You owe nothing, and we won't send any money.";
  expect(body).toMatchObject([{ badge: 'Cancelled', statusText, action: 'View' }]);
  const paper = await letterOf(server, borrower, 'CANCELLATION_CONFIRMATION');
  expect(paper).toContain('**Your home equity line of credit is cancelled.**');
  expect(paper).toContain('**Within 20 calendar days** of the notice, we return all money');
});

test('at midnight where the home is the right is over, also before the job has run', async () => {
  const borrower = await arrive(server);
  await beforeMidnight(borrower, 0);
  const reply = await cancel(borrower);

  expect(reply.status).toBe(409);
  expect(JSON.stringify(reply.body)).toMatch(/midnight where your home is/);
});

test('an owner who is no applicant cancels by mail: a person records the notice, and no money is sent', async () => {
  const borrower = await arrive(server);
  await settled(server, borrower);
  await answer(borrower, 'rescissionByMail', 'cancelled');

  expect((await settled(server, borrower)).step).toBe('CANCELLED');
});

test('a person who found no notice is not asked again', async () => {
  const borrower = await arrive(server);
  await settled(server, borrower);
  await answer(borrower, 'rescissionByMail', 'none');

  expect((await settled(server, borrower)).step).toBe('RESCISSION');
  await expect(answer(borrower, 'rescissionByMail', 'none')).rejects.toThrow();
});
