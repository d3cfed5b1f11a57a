/** Who borrows too declines to sign what the borrower has signed: they are asked again in their part, the borrower continues alone, or cancels. */
/**
 * Covers src/server/signers/{ask-again,reopen-closing,correct-signer}.ts, src/server/signers/reopen-closing.ts, src/server/effects/{change-owner,continue-alone,withdraw}.ts,
 *   src/server/underwriting/rescind-application.ts, src/server/documents/make-documents.ts.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stored } from '../../../src/server/application/stored.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { rescindApplication } from '../../../src/server/underwriting/rescind-application.ts';
import { drive, readSample, submitStep } from '../../../src/tools/journey/drive.ts';
import {
  fact,
  inside,
  openRealServer,
  type RealServer,
  settled,
  submit,
  type Walk,
  walk,
} from '../effects/real-server.ts';
import { apply, openedPart, proveIncome } from './co-borrower.ts';
import { coBorrower, signing } from './co-borrower-answers.ts';
import { coOwner, go } from './co-owner.ts';
import { bothSettled } from './joint.ts';

const outbox = memoryOutbox();
let server: RealServer;
beforeEach(async () => {
  outbox.sent.length = 0;
  server = await openRealServer({ outbox });
});
afterEach(() => server.close());

const ada = { first: 'Ada', last: 'Alvarez', email: 'ada@example.com', relation: 'CHILD' };
const sample = readSample('happy');
const fromLink = sample.steps.findIndex(({ page }) => page === 'income/link');
const offer = {
  term: 10,
  feePercent: 2.99,
  autopay: true,
  version: { $fact: 'figures.offerInputs.version' },
};
const short = {
  'register/income-info': { annualIncome: 82_080, requestedAmount: 60_000 },
  'heloc/product/select': { offer: { ...offer, amount: 44_500 } },
};
const signerOf = async (borrower: Walk, first: string) =>
  (fact(await settled(server, borrower), 'figures.signers') as { first: string }[]).find(
    (one) => one.first === first,
  ) as { uuid: string; status: string; role: string; sends: number } | undefined;
const choose = async (borrower: Walk, first: string, data: object) =>
  submit(borrower, 'signing/additional', { who: (await signerOf(borrower, first))?.uuid, ...data });
const alone = (borrower: Walk) => submit(borrower, 'signing/additional', {}, { action: 'alone' });

/** The borrower has signed, and the co-borrower declines before the same documents. */
async function declined(key = 'happy', change: Record<string, Record<string, unknown>> = {}) {
  const owners = { ownership: 'JOINT_OTHER', coOwners: [coBorrower, ada] };
  const until = 'heloc/income/link';
  const borrower = await walk(server, { key, until, change: { ...change, 'heloc/start/contact': owners } });
  const part = await openedPart(server);
  await apply(part);
  const both = () => bothSettled(server, { borrower, part: part.uuid });
  const { step, facts } = await both();
  if (step === 'REVISED_OFFER_SELECTION') {
    const { version } = (facts.figures as { offerInputs: { version: string } }).offerInputs;
    const together = { offer: { ...offer, amount: 60_000, version } };
    await submit(borrower, 'product/select', together, { action: 'accept' });
    await both();
  }
  await proveIncome(server, part);
  const end = { email: '', progress: borrower.progress, from: fromLink, until: 'heloc/notary/intro' };
  await drive(borrower.client, sample, end);
  expect((await both()).step).toBe('CO_DEED_REQ');
  const [identity] = signing;
  if (identity) await submitStep(part.client, identity, 40, part.progress, '');
  const words = { declining: true, reason: 'I want to think.' };
  expect((await submit(part, 'sign', words, { action: 'decline' })).status).toBe(200);
  return { borrower, part, both };
}

test('asked again, they find their part where they left it and sign; a new address is refused, for the decision rests on that part', async () => {
  const { borrower, part } = await declined();
  expect((await settled(server, part)).step).toBe('DECLINED');
  expect(await signerOf(borrower, 'Sam')).toMatchObject({ status: 'DECLINED', role: 'CO_BORROWER' });
  const mine = String(fact(await settled(server, borrower), 'profile.email'));
  const told = () => outbox.sent.flatMap(({ to, subject }) => (to === mine ? [subject] : []));
  await expect.poll(told).toContain('Sam would rather not sign');
  expect((await choose(borrower, 'Sam', { what: 'CORRECT', email: 'other@example.com' })).status).toBe(422);
  expect((await choose(borrower, 'Sam', { what: 'AGAIN' })).status).toBe(200);

  expect((await settled(server, part)).step).toBe('NOTE_SIGNING');
  expect(await signerOf(borrower, 'Sam')).toMatchObject({ status: 'ID_DONE', sends: 2 });
  const again = await openedPart(server);
  expect(again.uuid).toBe(part.uuid);
  for (const [index, next] of signing.slice(1).entries())
    await submitStep(again.client, next, 50 + index, again.progress, '');
  expect(await signerOf(borrower, 'Sam')).toMatchObject({ status: 'SIGNED' });
});

test('the borrower goes on alone: decided anew, what was signed counts no longer, and every owner is invited anew', async () => {
  const { borrower, part, both } = await declined();
  const hers = await coOwner(server, ada.email);
  await go(hers);
  expect(await signerOf(borrower, 'Ada')).toMatchObject({ status: 'SIGNED' });
  expect((await alone(borrower)).status).toBe(200);

  const journey = await both();
  expect(journey.step).toBe('NOTE_SIGNING');
  expect(fact(journey, 'figures.offerInputs')).toMatchObject({ monthlyIncome: 11_500 });
  const papers = fact(journey, 'application.documents') as Record<string, unknown>[];
  const agreement = papers.filter(({ type }) => type === 'HELOC_AGREEMENT');
  // The one that was signed stays readable as an earlier one.
  expect(agreement).toMatchObject([{ status: 'GENERATED', earlier: [{ uuid: expect.any(String) }, {}] }]);
  for (const one of [part, hers]) expect((await settled(server, one)).step).toBe('CANCELLED');
  expect(fact(await settled(server, hers), 'invitation.state')).toBe('RENEWED');
  expect(fact(await settled(server, part), 'invitation.state')).toBe('DROPPED');
  expect((await alone(borrower)).status).toBe(409);

  const sign = sample.steps.find(({ page }) => page === 'signing/sign');
  borrower.progress.journey = journey;
  if (sign) await submitStep(borrower.client, sign, 90, borrower.progress, '');
  const signers = fact(await both(), 'figures.signers') as { first: string }[];
  expect(signers).toMatchObject([
    { first: 'Sam', role: 'CO_DEEDER', status: 'INVITED' },
    { first: 'Ada', role: 'CO_DEEDER', status: 'INVITED' },
  ]);
  const anew = await coOwner(server, ada.email);
  expect(anew.uuid).not.toBe(hers.uuid);
  expect((await settled(server, anew)).step).toBe('CO_SIGNER_INVITED');
});

test('whose income alone carries less chooses a smaller line before the new papers are made', async () => {
  const { borrower, both } = await declined('jointbetter', short);
  expect((await alone(borrower)).status).toBe(200);
  const journey = await both();
  expect(journey.step).toBe('REVISED_OFFER_SELECTION');
  expect(fact(journey, 'application.status.disclosurelistClosingReady')).toBe(undefined);
  const { version, maxAmount } = fact(journey, 'figures.offerInputs') as Record<string, unknown>;
  const amount = Math.min(44_500, Number(maxAmount));
  const smaller = { offer: { ...offer, amount, version } };
  expect((await submit(borrower, 'product/select', smaller, { action: 'accept' })).status).toBe(200);

  const ready = await both();
  expect([ready.step, fact(ready, 'offer.amount')]).toEqual(['NOTE_SIGNING', amount]);
});

test('while another owner has not signed, the borrower may cancel, however long ago they signed', async () => {
  const { borrower } = await declined();
  server.pass(10 * 86_400_000);
  await inside(server, borrower.uuid, rescindApplication);

  expect((await inside(server, borrower.uuid, (scope) => stored(scope, 'status'))).ended).toBe('RESCINDED');
});
