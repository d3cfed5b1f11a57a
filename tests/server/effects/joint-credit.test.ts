/** Two who borrow together: the bureau is asked about each once, with the consent of each, and both are decided on together. */
/**
 * Covers src/server/underwriting/{ask-co-borrowers,co-borrower-report,decide-together,review-applicants}.ts,
 *   src/server/underwriting/{note-co-borrower-credit,tell-co-borrowers,regroup-applicants,is-no}.ts,
 *   src/server/facts/co-applicants-of.ts, src/server/application/read-entities.ts, src/server/handlers/{co-borrower-credit,hard-pull}.ts.
 */
import { expect, test } from 'vitest';
import { stored } from '../../../src/server/application/stored.ts';
import { registerOf } from '../../../src/server/desk/hmda/register-of.ts';
import { filledName } from '../../../src/server/documents/make-documents.ts';
import { noteSignerState } from '../../../src/server/signers/note-signer-state.ts';
import { pullAgain } from '../../../src/server/underwriting/pull-again.ts';
import { bothSettled, couple, heardInquiries, submitJoint } from '../parts/joint.ts';
import { fact, inside, submit } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

/** Less income than the line needs: the borrower alone is offered less than they ask for. */
const short = {
  'register/income-info': { annualIncome: 82_000, requestedAmount: 60_000 },
  'heloc/product/select': {
    offer: {
      ...{ term: 10, amount: 44_200, feePercent: 2.99, autopay: true },
      version: { $fact: 'figures.offerInputs.version' },
    },
  },
};

test('each is asked about once, however often the work runs, and what the other earns allows the line that was asked for', async () => {
  const two = await couple(server, short, { annualIncome: 60_000 });
  const heard = heardInquiries(server);
  await submitJoint(two, short);
  const journey = await bothSettled(server, two);
  for (const [job, uuid] of [
    ['after-submission', two.borrower.uuid],
    ['co-borrower-credit', two.part],
  ] as const)
    await server.world.queue.send(job, { applicationUuid: uuid });
  await bothSettled(server, two);

  expect(heard.map(({ kind, subject }) => [kind, subject.lastName, subject.ssn])).toEqual([
    ['HARD', 'Alvarez', '666101001'],
    ['HARD', 'Partner', '666101002'],
  ]);
  expect(journey.step).toBe('REVISED_OFFER_SELECTION');
  expect(fact(journey, 'figures.revision')).toMatchObject({
    before: { amount: 44_200 },
    after: { amount: 60_000 },
    cause: expect.stringContaining('everyone who borrows'),
  });
  const inputs = fact(journey, 'figures.offerInputs') as Record<string, number>;
  // The mortgage of both files is one joint debt; the other's further debts count.
  expect(inputs).toMatchObject({ monthlyIncome: 11_833.33, monthlyDebts: 2850 + 750, fico: 760 });

  const { version } = inputs;
  const offer = { term: 10, amount: 60_000, feePercent: 2.99, autopay: true, version };
  const accept = { action: 'accept' };
  expect((await submit(two.borrower, 'product/select', { offer }, accept)).status).toBe(200);
  expect((await bothSettled(server, two)).step).toBe('INCOME_VERIFICATION');
});

test('a file that is frozen holds both up: the borrower learns that and no more, and the other tries again', async () => {
  const two = await couple(server, {}, { key: 'hardfrozen' });
  const heard = heardInquiries(server);
  await submitJoint(two);
  const waiting = await bothSettled(server, two);
  expect(waiting.step).toBe('WAITING_FOR_CO_BORROWER');
  expect(fact(waiting, 'application.status.coBorrowerCreditStopped')).toBe(true);
  expect(JSON.stringify(waiting)).not.toContain('FROZEN');

  await inside(server, two.part, (part) => pullAgain(part));
  const journey = await bothSettled(server, two);
  expect(heard.map(({ subject, attempt }) => [subject.lastName, attempt])).toEqual([
    ['Alvarez', 1],
    ['Partner', 1],
    ['Partner', 2],
  ]);
  // The same file tells nothing new: the price stays, and so does the offer.
  expect(journey.step).toBe('INCOME_VERIFICATION');
  expect(fact(journey, 'application.status.coBorrowerCreditStopped')).toBe(undefined);
  expect(fact(journey, 'offer.amount')).toBe(60_000);
  const papers = await inside(server, two.part, async ({ documents }) =>
    (await documents.list()).map(({ type }) => type),
  );
  expect(papers).toEqual(['CREDIT_SCORE_NOTICE']);
});

test('without the consent of the other their file is not asked for', async () => {
  const two = await couple(server, {}, { agrees: false });
  const heard = heardInquiries(server);
  await submitJoint(two);
  for (let tries = 0; server.reports.length === 0 && tries < 100; tries++) await bothSettled(server, two);

  expect(String(server.reports)).toContain('The consent HARD_CREDIT is not on file, so nothing was asked.');
  expect(heard.map(({ subject }) => subject.lastName)).toEqual(['Alvarez']);
  server.reports.length = 0;
});

test('a decline for the credit of the other: each gets a notice, and neither reads what is the other’s', async () => {
  const two = await couple(server, {}, { key: 'score' });
  await submitJoint(two);
  const journey = await bothSettled(server, two);

  expect(journey.step).toBe('DECLINED');
  expect(fact(journey, 'figures.decision.reasons')).toMatchObject([
    { code: 'coBorrowerCredit', text: 'Credit history of another applicant' },
  ]);
  expect(JSON.stringify(journey)).not.toMatch(/\b612\b/);
  const own = await inside(server, two.part, async (part) => {
    const rows = await part.documents.list();
    const { decision } = await stored(part, 'figures');
    const notice = rows.find(({ type }) => type === 'ADVERSE_ACTION_NOTICE');
    const { filled } = await part.entities.get(filledName(notice?.uuid ?? ''));
    return { decision, text: JSON.stringify(filled) };
  });
  expect(own.decision?.reasons?.[0]?.text).toBe('Time since delinquency is too recent or unknown');
  expect(own.text).toMatch(/\b612\b/);
  expect(own.text).not.toMatch(/\b772\b/);
  expect(own.decision).not.toHaveProperty('monthlyIncomeCents');

  const period = { from: '2000-01-01', to: '2999-12-31' };
  const rows = await registerOf(server.world, period);
  const reported = rows.find(({ uuid }) => uuid === two.borrower.uuid);
  expect(reported?.failed).toEqual([]);
  expect(reported?.row).toMatchObject({
    ...{ actionTaken: '3', denial1: '3', income: '228', age: '42', score: '772', ethnicity1: '3' },
    ...{ coAge: '40', coScore: '612', coScoreModel: '8', coEthnicity1: '1', coRace1: '5', coSex: '1' },
  });
});

test('a lower score of the other prices the line, as far as the table tells it; without them the price is the borrower’s own again', async () => {
  const two = await couple(server, {}, { key: 'revised' });
  await submitJoint(two);
  const journey = await bothSettled(server, two);
  expect(journey.step).toBe('REVISED_OFFER_SELECTION');
  const [before, after] = ['before', 'after'].map((name) =>
    Number(fact(journey, `figures.revision.${name}.ratePercent`)),
  );
  expect(Number(after)).toBeGreaterThan(Number(before));
  // The score itself, 745, is not told.
  expect(fact(journey, 'figures.offerInputs.fico')).toBe(740);

  const become = (state: 'DECLINED' | 'WITHDRAWN') =>
    inside(server, two.borrower.uuid, (scope) => noteSignerState(scope, two.signer, state));
  await become('DECLINED');
  // Until the borrower says what now, nothing is decided without them.
  expect(fact(await bothSettled(server, two), 'figures.offerInputs.fico')).toBe(740);
  await become('WITHDRAWN');
  const alone = await bothSettled(server, two);
  expect(fact(alone, 'figures.offerInputs.fico')).toBe(772);
});
