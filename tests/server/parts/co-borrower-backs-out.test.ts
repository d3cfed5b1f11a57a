/** Who borrows too has applied, takes back the consent to electronic documents, and declines before the borrower signs. */
/**
 * Covers src/server/signers/{note-signer-state,ask-again}.ts, src/server/application/co-borrowers-of.ts,
 *   src/server/effects/continue-alone.ts, flows/heloc/rules/co-borrower.json.
 */
import { beforeAll, expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, inside, settled, submit, type Walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';
import { apply, openedPart, proveIncome, waitingBorrower } from './co-borrower.ts';
import { coBorrower } from './co-borrower-answers.ts';
import { bothSettled } from './joint.ts';

const outbox = memoryOutbox();
const sample = readSample('happy');
const fromLink = sample.steps.findIndex(({ page }) => page === 'income/link');
let borrower: Walk;
let part: Walk;
const server = sharedRealServer({ outbox });
beforeAll(async () => {
  borrower = await waitingBorrower(server);
  part = await openedPart(server);
  await apply(part);
  await both();
  await proveIncome(server, part);
  await drive(borrower.client, sample, {
    ...{ email: '', progress: borrower.progress, from: fromLink, until: 'heloc/signing/sign' },
  });
});

const both = () => bothSettled(server, { borrower, part: part.uuid });
const incomeOf = (journey: Awaited<ReturnType<typeof both>>) =>
  (fact(journey, 'figures.offerInputs') as { monthlyIncome: number }).monthlyIncome;
const subjectsTo = (address: string) =>
  outbox.sent.flatMap(({ to, subject }) => (to === address ? [subject] : []));
const asked = async (page: string, data: object, action?: string) =>
  (await submit(borrower, page, data, action ? { action } : {})).status;
const signer = async () => (fact(await both(), 'figures.signers') as { status: string }[])[0];

async function backOut() {
  await inside(server, part.uuid, async (scope) => {
    await record(scope, 'underwriting', { esignWithdrawnAt: scope.now + 1 });
  });
  expect((await settled(server, part)).step).toBe('CO_SIGNER_INVITED');
  const words = { declining: true, reason: 'I want to think.' };
  expect((await submit(part, 'intro', words, { action: 'decline' })).status).toBe(200);
}

test('nothing is decided without the borrower: the numbers of both stay, and the borrower is asked', async () => {
  const before = await both();
  expect(before.step).toBe('NOTE_SIGNING');
  await backOut();

  const held = await both();
  expect(held.step).toBe('WAITING_FOR_CO_BORROWER');
  expect(incomeOf(held)).toBe(incomeOf(before));
  expect(fact(held, 'offer')).toEqual(fact(before, 'offer'));
  expect(await asked('signing/sign', {})).toBe(409);
  await expect
    .poll(() => subjectsTo(String(fact(held, 'profile.email'))))
    .toContain('Sam would rather not borrow with you');
});

test('asked again, they are told, and both continue where they were', async () => {
  const elsewhere = { what: 'CORRECT', email: 'other@example.com' };
  expect(await asked('start/co-borrower', elsewhere)).toBe(422);
  expect(await asked('start/co-borrower', { what: 'AGAIN' })).toBe(200);

  expect((await both()).step).toBe('NOTE_SIGNING');
  expect(await signer()).toMatchObject({ status: 'APPLIED', sends: 2 });
  expect((await settled(server, part)).step).toBe('CO_SIGNER_INVITED');
  const subject = 'Do you want to keep applying together?';
  await expect.poll(() => subjectsTo(coBorrower.email)).toContain(subject);
});

test('or the borrower goes on alone: decided anew, with new papers that name the borrower only', async () => {
  const words = { declining: true };
  expect((await submit(part, 'intro', words, { action: 'decline' })).status).toBe(200);
  const papersOf = async () =>
    (fact(await both(), 'application.documents') as { uuid: string; type: string }[]).filter(
      ({ type }) => type === 'HELOC_AGREEMENT',
    );
  const [old] = await papersOf();
  expect((await both()).step).toBe('WAITING_FOR_CO_BORROWER');
  expect(await asked('start/co-borrower', {}, 'alone')).toBe(200);

  const journey = await both();
  expect(journey.step).toBe('NOTE_SIGNING');
  expect(incomeOf(journey)).toBe(11_500);
  const [agreement] = await papersOf();
  expect(agreement).toMatchObject({ earlier: [{ uuid: old?.uuid }] });
  const { filled } = await inside(server, borrower.uuid, ({ entities }) =>
    entities.get(`document/${agreement?.uuid}`),
  );
  expect(JSON.stringify(filled)).not.toContain('Sam Spouse');
  expect(fact(await settled(server, part), 'invitation.state')).toBe('DROPPED');
});
