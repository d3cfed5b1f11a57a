/** An owner of the home who borrows too: applies before anyone's full credit report is pulled, or the borrower continues alone. */
/**
 * Covers src/server/signers/{invite-owners,ask-to-sign,drop-co-borrowers}.ts, src/server/facts/other-owners.ts,
 *   src/server/effects/{apply-jointly,check-co-borrower,continue-alone,note-demographics}.ts.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { coBorrowersOf } from '../../../src/server/application/co-borrowers-of.ts';
import { stored } from '../../../src/server/application/stored.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { drive, type Journey, readSample, submitStep } from '../../../src/tools/journey/drive.ts';
import {
  arrive,
  fact,
  inside,
  openRealServer,
  type RealServer,
  settled,
  submit,
  type Walk,
} from '../effects/real-server.ts';
import { apply, openedPart, proveIncome, waitingBorrower } from './co-borrower.ts';
import { coBorrower, details, papers } from './co-borrower-answers.ts';

let server: RealServer;
let borrower: Walk;
let outbox: ReturnType<typeof memoryOutbox>;

beforeEach(async () => {
  outbox = memoryOutbox();
  server = await openRealServer({ outbox });
  borrower = await waitingBorrower(server);
});
afterEach(() => server.close());

const statusOf = async () => fact(await settled(server, borrower), 'figures.signers.0.status');
const eventsOf = async (uuid: string) => {
  const rows = server.world.db.selectFrom('audit').select('event').where('application_uuid', '=', uuid);
  return (await rows.execute()).map(({ event }) => event);
};
const pulls = async () =>
  inside(server, borrower.uuid, async (scope) => (await stored(scope, 'underwriting')).hardPulls ?? []);

const lettersTo = (to: string) =>
  outbox.sent.flatMap((letter) => (letter.to === to && letter.subject ? [letter.subject] : []));

const signingFrom = readSample('happy').steps.findIndex(({ page }) => page === 'income/link');
const step = (page: string, data: Record<string, unknown>) => ({
  flow: 'signer',
  page,
  action: 'submit',
  data,
});
const identity = step('identity', {
  ...{ documentType: 'PASSPORT', front: { $file: 'PASSPORT_FRONT' }, selfie: { $file: 'SELFIE' } },
});
const sign = step('sign', { read: papers, signature: { typedName: 'Sam Spouse', initials: 'SS' } });

async function submitStepOf(walk: Walk, sent: typeof sign, index: number): Promise<Journey> {
  await submitStep(walk.client, sent, index, walk.progress, '');
  return walk.progress.journey as Journey;
}

test('the borrower waits while the co-borrower applies, and the hard pull begins once they have', async () => {
  const waiting = await settled(server, borrower);
  expect(waiting.step).toBe('WAITING_FOR_CO_BORROWER');
  expect(fact(waiting, 'figures.signers.0')).toMatchObject({ role: 'CO_BORROWER', status: 'INVITED' });
  expect(await pulls()).toEqual([]);

  const part = await openedPart(server);
  const steps = [(await settled(server, part)).step];
  for (let page = 0; page < 4; page++) steps.push((await apply(part, { from: page, until: page + 1 })).step);
  expect([...new Set(steps)]).toEqual(['CO_SIGNER_INVITED', 'CO_BORROWER_APPLICATION']);
  expect(await statusOf()).toBe('VIEWED');
  expect(await pulls()).toEqual([]);

  expect((await apply(part, { from: 4 })).step).toBe('CO_BORROWER_APPLIED');
  const applied = await settled(server, borrower);
  expect(fact(applied, 'figures.signers.0.status')).toBe('APPLIED');
  expect(applied.step).not.toBe('WAITING_FOR_CO_BORROWER');
  expect(await pulls()).toHaveLength(1);
  const found = await inside(server, borrower.uuid, coBorrowersOf);
  expect(found).toEqual([{ partUuid: part.uuid, signerUuid: expect.any(String), done: true }]);

  const kept = await inside(server, part.uuid, async (scope) => ({
    profile: await stored(scope, 'profile'),
    income: await stored(scope, 'income'),
    hmda: await scope.entities.get('hmda'),
    sealed: await scope.sealed.list(),
    consents: (await scope.consents.list()).map(({ type }) => type),
    signed: (await scope.documents.list()).filter(({ attributes }) => attributes.status === 'SIGNED'),
  }));
  expect(kept).toMatchObject({
    profile: { dob: details.dob, maritalStatus: 'MARRIED', citizenship: 'US_CITIZEN' },
    income: { employmentType: 'FULL_TIME', annualIncome: 72_000 },
    hmda: { ethnicity: ['3'] },
    sealed: ['ssn'],
    consents: expect.arrayContaining(['ESIGN', 'JOINT_INTENT', 'HARD_CREDIT']),
    signed: [{ type: 'APPLICATION' }],
  });
});

test('who borrows too signs the agreement besides the deed, and both are named in it', async () => {
  const part = await openedPart(server);
  await apply(part);
  await settled(server, borrower);
  await settled(server, part);
  await proveIncome(server, part);
  await drive(borrower.client, readSample('happy'), {
    ...{ email: '', progress: borrower.progress, from: signingFrom, until: 'heloc/notary/intro' },
  });
  expect((await settled(server, borrower)).step).toBe('CO_DEED_REQ');
  const asked = await settled(server, part);
  expect(asked.step).toBe('IDENTITY_VERIFICATION');
  await submitStep(part.client, identity, 10, part.progress, '');
  expect((await submitStepOf(part, sign, 11)).step).toBe('DEED_SIGNING');
  const signed = await inside(server, part.uuid, async (scope) => {
    const rows = (await scope.documents.list()).filter(({ attributes }) => attributes.status === 'SIGNED');
    return Promise.all(
      rows.map(async ({ type, attributes }) => ({
        type,
        words: JSON.stringify(await scope.entities.get(`document/${attributes.shownUuid}`)),
      })),
    );
  });
  expect(signed.map(({ type }) => type)).toEqual([
    ...['APPLICATION', 'HELOC_AGREEMENT', 'SECURITY_INSTRUMENT', 'RIGHT_TO_CANCEL'],
  ]);
  expect(signed[1]?.words).toContain('Maria Elena Alvarez and Sam Spouse');
  expect(signed[1]?.words).toContain('Signature of Sam Spouse');
  expect(await statusOf()).toBe('ID_DONE');
  const told = [
    'We have your part of the application',
    'Send proof of your income',
    "We've verified your income",
    "It's time to sign",
  ];
  await expect.poll(() => lettersTo(coBorrower.email)).toEqual(told);
});

test('what is refused: too young, the number of the borrower, an application without consents, another name', async () => {
  const part = await openedPart(server);
  await apply(part, { until: 1 });
  const send = (page: string, data: object) => submit(part, page, data);
  const young = await send('about', { ...details, dob: `${new Date().getUTCFullYear() - 17}-01-01` });
  expect([young.status, JSON.stringify(young.body)]).toEqual([422, expect.stringContaining('at least 18')]);
  const own = await send('about', { ...details, ssn: '666101001' });
  expect([own.status, JSON.stringify(own.body)]).toEqual([422, expect.stringContaining('Enter your own')]);
  const alone = await send('about', { ...details, jointIntent: false });
  expect(alone.status).toBe(422);
  expect((await send('apply', { signature: { typedName: 'Sam Spouse' } })).status).toBe(409);
  await apply(part, { from: 1, until: 4 });
  const other = await send('apply', { signature: { typedName: 'Maria Elena Alvarez' } });
  expect([other.status, JSON.stringify(other.body)]).toEqual([422, expect.stringContaining('Sam Spouse')]);
  expect((await settled(server, borrower)).step).toBe('WAITING_FOR_CO_BORROWER');
});

test('what a co-borrower sees of the borrower is the home, the name and what they apply for', async () => {
  const part = await openedPart(server);
  const seen = await apply(part, { until: 2 });
  const mine = await settled(server, borrower);
  expect(seen.facts.invitation).toMatchObject({ amount: 60_000, term: 10, invitedBy: 'Maria Elena Alvarez' });
  const text = JSON.stringify(seen);
  for (const path of [
    'profile.email',
    'profile.phone',
    'profile.dob',
    'income.employer',
    'income.annualIncome',
  ])
    expect(text, path).not.toContain(String(fact(mine, path)));
  expect(JSON.stringify(mine)).not.toContain(details.phone);
});

test('a co-borrower declines: the borrower is told, nothing is pulled, and they go on alone', async () => {
  const part = await openedPart(server);
  await apply(part, { until: 1 });
  const declining = { declining: true, reason: 'Not now.' };
  expect((await submit(part, 'about', declining, { action: 'decline' })).status).toBe(200);
  const told = await settled(server, borrower);
  expect(told.step).toBe('WAITING_FOR_CO_BORROWER');
  expect(fact(told, 'figures.signers.0')).toMatchObject({ status: 'DECLINED', declineReason: 'Not now.' });
  expect(await pulls()).toEqual([]);
  const email = String(fact(told, 'profile.email'));
  await expect.poll(() => lettersTo(email)).toContain('Sam would rather not borrow with you');

  const alone = await submit(borrower, 'start/co-borrower', {}, { action: 'alone' });
  expect(alone.status).toBe(200);
  const on = await settled(server, borrower);
  expect(on.step).not.toBe('WAITING_FOR_CO_BORROWER');
  expect(await pulls()).toHaveLength(1);
  expect(fact(on, 'profile.coOwners.0')).toMatchObject({ first: 'Sam', borrows: false });
  expect(await inside(server, borrower.uuid, coBorrowersOf)).toEqual([]);
  expect((await settled(server, part)).step).toBe('CANCELLED');
  expect(await eventsOf(borrower.uuid)).toContain('co-borrower-dropped');
  expect((await submit(borrower, 'start/co-borrower', {}, { action: 'alone' })).status).toBe(409);
  const journey = await drive(borrower.client, readSample('happy'), {
    ...{ email: '', progress: borrower.progress, from: signingFrom, until: 'heloc/notary/intro' },
  });
  expect(journey.uuid).toBe(borrower.uuid);
  const signers = fact(await settled(server, borrower), 'figures.signers');
  expect(signers).toMatchObject([{ first: 'Sam', role: 'CO_DEEDER', status: 'INVITED' }]);
});

test('a co-borrower is asked again, at another address, and the first part ends', async () => {
  const stranger = await openedPart(server);
  const email = 'co-borrower-right+happy@example.com';
  const change = { what: 'CORRECT', email };
  expect((await submit(borrower, 'start/co-borrower', change)).status).toBe(200);
  expect((await settled(server, stranger)).step).toBe('CANCELLED');
  await expect.poll(() => lettersTo(email)).toEqual(['Maria Alvarez wants to borrow with you']);
  const part = await openedPart(server, email);
  expect((await apply(part)).step).toBe('CO_BORROWER_APPLIED');
  expect((await settled(server, borrower)).step).not.toBe('WAITING_FOR_CO_BORROWER');
  expect(await pulls()).toHaveLength(1);
});

test('only one of the owners may borrow too', async () => {
  const other = await openRealServer();
  const ada = { first: 'Ada', last: 'Spouse', email: 'ada@example.com', relation: 'CHILD', borrows: true };
  try {
    const early = await arrive(other, { until: 'heloc/start/contact' });
    const contact = readSample('happy').steps.find(({ page }) => page === 'start/contact')?.data;
    const data = {
      ...contact,
      email: fact(await settled(other, early), 'profile.email'),
      ownership: 'JOINT_OTHER',
    };
    const both = await submit(early, 'start/contact', { ...data, coOwners: [coBorrower, ada] });
    expect(both.status).toBe(422);
    expect(Object.keys((both.body as { fields: object }).fields)).toEqual(['/coOwners/1/borrows']);
  } finally {
    await other.close();
  }
});
