/** What can still be done where a co-borrower's credit stops the two: the borrower continues alone, or appeals the decline. */
/**
 * Covers src/server/{effects/continue-alone,signers/drop-co-borrowers}.ts, src/server/desk/ways-back.ts,
 *   src/server/underwriting/{ask-co-borrowers,regroup-applicants}.ts.
 */
import { expect, test } from 'vitest';
import { stored } from '../../../src/server/application/stored.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { apply, openedPart, waitingBorrower } from '../parts/co-borrower.ts';
import { bothSettled, couple, heardInquiries, submitJoint } from '../parts/joint.ts';
import { fact, inside, type RealServer, settled, submit, type Walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const alone = (borrower: Walk) => submit(borrower, 'start/co-borrower', {}, { action: 'alone' });

test('a borrower goes on without an applicant whose file is frozen: that file is asked for no more, and the owner signs the deed only', async () => {
  const email = 'sam+hardfrozen@example.com';
  const borrower = await waitingBorrower(server, email);
  const part = await openedPart(server, email);
  const heard = heardInquiries(server);
  await apply(part);
  const two = { borrower, part: part.uuid };
  const stopped = await bothSettled(server, two);
  expect([stopped.step, fact(stopped, 'application.status.coBorrowerCreditStopped')]).toEqual([
    'WAITING_FOR_CO_BORROWER',
    true,
  ]);
  expect((await settled(server, part)).step).toBe('HARD_CREDIT_LOCKED_OR_FROZEN');

  expect((await alone(borrower)).status).toBe(200);
  const journey = await bothSettled(server, two);
  expect(journey.step).toBe('INCOME_VERIFICATION');
  expect(fact(journey, 'application.status.coBorrowerCreditStopped')).toBe(undefined);
  expect(fact(journey, 'profile.coOwners')).toMatchObject([{ email, borrows: false }]);
  expect(fact(journey, 'figures.offerInputs')).toMatchObject({ fico: 772, monthlyIncome: 11_500 });
  expect((await settled(server, part)).step).toBe('CANCELLED');

  expect((await submit(part, 'credit', {}, { action: 'retry' })).status).toBe(409);
  expect((await alone(borrower)).status).toBe(409);
  await bothSettled(server, two);
  expect(heard.map(({ subject }) => subject.lastName)).toEqual(['Alvarez', 'Spouse']);
});

test('a decline for the credit of the other that is appealed: the bureau is asked about the other alone, and the corrected file lets both go on', async () => {
  const two = await couple(server, {}, { key: 'score' });
  await submitJoint(two);
  expect((await bothSettled(server, two)).step).toBe('DECLINED');

  correctFiles(server);
  const heard = heardInquiries(server);
  const explanation = 'The late payments were another person of the same name.';
  const appeal = { appealKind: 'MISTAKE', explanation };
  expect((await submit(two.borrower, 'error/decline', appeal, { action: 'appeal' })).status).toBe(200);
  await reopen(two.borrower);

  const journey = await bothSettled(server, two);
  expect(heard.map(({ subject, attempt }) => [subject.lastName, attempt])).toEqual([['Partner', 2]]);
  expect(journey.step).toBe('INCOME_VERIFICATION');
  expect(fact(journey, 'figures.decision')).toBe(undefined);
  const { decision } = await inside(server, two.part, (part) => stored(part, 'figures'));
  expect(decision).toBe(undefined);
});

/** From here on the bureau has the file of the happy sample about everyone. */
function correctFiles({ world }: RealServer): void {
  const { creditBureau } = world.parties;
  world.parties.creditBureau = {
    pull: ({ subject, ...inquiry }) =>
      creditBureau.pull({ ...inquiry, subject: { ...subject, email: 'corrected+happy@example.com' } }),
  };
}

async function reopen({ uuid }: Walk): Promise<void> {
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('name', '=', 'appeal')
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, uuid, {
    ...review,
    answer: 'reopened',
    reason: 'The bureau corrected it.',
  });
}
