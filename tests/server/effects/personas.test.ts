/** Each cheap persona reaches the step that its row of the table promises. */
/**
 * Covers src/server/application/stored.ts, src/server/effects, src/server/facts, src/server/underwriting,
 *   src/server/platform/parties/sandbox.
 */
import { expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const dayMs = 86_400_000;

const server = sharedRealServer();

/** Persona -> the step after the soft pull. */
const afterSoftPull: [string, string][] = [
  ['ssn', 'CREDIT_NO_MATCH'],
  ['ssnfail', 'CREDIT_NO_MATCH'],
  ['nocredit', 'CREDIT_NO_MATCH_SSN'],
  ['frozen', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
  ['locked', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
  ['pin', 'WAITING_FOR_SOFT_CREDIT'],
  ['crediterror', 'CREDIT_ERROR'],
  ['minor', 'CREDIT_MINOR'],
  ['facta', 'FACTA_REVIEW'],
  ['noproperty', 'NO_PROPERTY_FOUND'],
  ['multiproperty', 'MULTIPLE_PROPERTIES'],
  ['datatree', 'WAITING_FOR_PROPERTY'],
  ['noavm', 'NO_AVM_FOUND'],
  ['score', 'DECLINED'],
  ['happy', 'LIEN_VERIFICATION'],
];

test.each(afterSoftPull)('%s stands at %s after the soft pull', async (key, step) => {
  const borrower = await walk(server, { key, until: 'heloc/liens' });

  expect((await settled(server, borrower)).step).toBe(step);
});

test('a registration with ?persona= is treated as that sample borrower, whatever the name and address', async () => {
  const client = server.client();
  await client.expect('GET', '/service-application/external/api/v1/registration?persona=score');
  const email = `chosen${Date.now()}@example.com`;
  const { uuid = '' } = await drive(client, readSample('happy'), { email, until: 'heloc/liens' });

  expect((await settled(server, { client, uuid, progress: {} })).step).toBe('DECLINED');
});

test('a low score is declined with reasons, the bureau and a notice', async () => {
  const borrower = await walk(server, { key: 'score', until: 'heloc/liens' });
  const journey = await settled(server, borrower);

  expect(fact(journey, 'application.status.creditScoreDecline')).toBe(true);
  expect(fact(journey, 'figures.decision.reasons.0.hmda')).toBe('3');
  expect(fact(journey, 'figures.credit.score')).toBe(612);
  expect(typeof fact(journey, 'figures.decision.documentUuid')).toBe('string');
});

test('with a social security number the missing file is found', async () => {
  const borrower = await walk(server, { key: 'ssn', until: 'heloc/liens' });
  await settled(server, borrower);
  const reply = await submit(borrower, 'credit/social', { ssn: '666101003', dob: '1984-05-06' });
  const journey = await settled(server, borrower);

  expect(reply.status).toBe(200);
  expect(journey.step).toBe('LIEN_VERIFICATION');
  expect(fact(journey, 'profile.hasSsn')).toBe(true);
});

test('a number that is typed wrong may be corrected, five times a day in all', async () => {
  const borrower = await walk(server, { key: 'ssn', until: 'heloc/liens' });
  await settled(server, borrower);
  const again = () => submit(borrower, 'credit/social', { ssn: '666101003', dob: '1984-05-06' });
  const shape = await submit(borrower, 'credit/social', { ssn: '12', dob: '1984-05-06' });
  await inside(server, borrower.uuid, (scope) =>
    record(scope, 'underwriting', { softPulls: Array.from({ length: 5 }, () => scope.now) }),
  );
  const sixth = await again();
  await inside(server, borrower.uuid, (scope) =>
    record(scope, 'underwriting', { softPulls: Array.from({ length: 5 }, () => scope.now - dayMs - 1) }),
  );
  const nextDay = await again();

  expect([shape.status, sixth.status, nextDay.status]).toEqual([422, 422, 200]);
  expect(sixth.body).toMatchObject({
    errors: ["We've asked the bureau 5 times today. Try again tomorrow."],
  });
  expect((await settled(server, borrower)).step).toBe('LIEN_VERIFICATION');
});

test('two recent inquiries ask for an attestation', async () => {
  const borrower = await walk(server, { key: 'inquiry', until: 'heloc/liens' });
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('LIEN_VERIFICATION');
  expect(fact(journey, 'application.status.inquiryAttestNeeded')).toBe(true);
});

/** Persona -> yearly income -> the step after the liens. */
const afterLiens: [string, number, string][] = [
  ['dti', 57_600, 'DECLINED'],
  ['cltv', 138_000, 'DECLINED'],
  ['winback', 138_000, 'CLTV_LIEN_POSITION_REQUALIFY'],
  ['delinquent', 138_000, 'DELINQUENCY_REVIEW'],
  ['firstlien', 138_000, 'OFFER_SELECTION'],
];

test.each(afterLiens)('%s with %d a year stands at %s after the liens', async (key, annualIncome, step) => {
  const change = { 'register/income-info': { annualIncome } };
  const borrower = await walk(server, { key, until: 'heloc/product/select', change });

  expect((await settled(server, borrower)).step).toBe(step);
});

test('a first lien at the best corner costs 7.60%', async () => {
  const offer = { term: 5, amount: 150_000, feePercent: 4.99, autopay: true };
  const borrower = await walk(server, { key: 'firstlien', until: 'heloc/product/select' });
  const version = fact(await settled(server, borrower), 'figures.offerInputs.version');
  await submit(borrower, 'product/select', { offer: { ...offer, version } });

  expect(fact(await settled(server, borrower), 'offer.rate')).toBe(7.6);
});

test('a second home has no cancel period', async () => {
  const change = {
    'register/property-info': secondHome,
  };
  const borrower = await walk(server, { key: 'secondhome', change });
  const journey = await settled(server, borrower);

  expect(fact(journey, 'figures.rescission.applies')).toBe(false);
  expect(journey.step).toBe('COMPLETE');
});

test('a blurry picture is asked for again, then accepted', async () => {
  const borrower = await walk(server, { key: 'idfail', until: 'heloc/signing/sign' });
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('IDENTITY_VERIFICATION');
  expect(fact(journey, 'application.status')).toMatchObject({
    idReupload: true,
    idRejectField: 'picture',
    idAttempts: 1,
  });
});

/** A borrower whose income proved lower than stated: at most 62,200 of 120,000. */
async function revised() {
  const change = {
    'register/income-info': { annualIncome: 108_000, requestedAmount: 120_000 },
    'heloc/product/select': {},
  };
  const borrower = await walk(server, { key: 'revised', until: 'heloc/product/select', change });
  const version = fact(await settled(server, borrower), 'figures.offerInputs.version');
  const offer = { term: 15, amount: 120_000, feePercent: 2.99, autopay: true, version };
  expect((await submit(borrower, 'product/select', { offer })).status).toBe(200);
  const journey = await goOn(borrower);

  expect(journey.step).toBe('REVISED_OFFER_SELECTION');
  expect(fact(journey, 'figures.revision.after.amount')).toBe(62_200);
  expect(fact(journey, 'application.term')).toBe(0);
  return { borrower, journey };
}

test('income that proves lower leads to a revised offer, and the new terms are accepted as they stand (FINDING-B5)', async () => {
  const { borrower, journey } = await revised();
  const { before, after } = fact(journey, 'figures.revision') as { before: Terms; after: Terms };
  expect([before.monthlyIncomeCents, after.monthlyIncomeCents]).toEqual([900_000, 610_000]);

  const { term, amount, feePercent, autopay } = after;
  const version = fact(journey, 'figures.offerInputs.version');
  const offer = { term, amount, feePercent, autopay, version };
  const reply = await submit(borrower, 'product/select', { offer }, { action: 'accept' });
  expect(reply.status).toBe(200);
  const accepted = await settled(server, borrower);
  expect([accepted.step, fact(accepted, 'application.amount')]).toEqual(['DISBURSEMENT_ACCOUNT', 62_200]);
});

test('a borrower who refuses the new terms stops the application without a fee (FINDING-B5)', async () => {
  const { borrower } = await revised();
  expect((await submit(borrower, 'product/select', {}, { action: 'stop' })).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('CANCELLED');
});

type Terms = {
  term: number;
  amount: number;
  feePercent: number;
  autopay: boolean;
  monthlyIncomeCents: number;
};

const secondHome = {
  location: { street1: '47 Sandbox Way', city: 'Madison', state: 'WI', zip: '53703' },
  occupancy: 'SECOND_HOME',
};

/** From the offer to the proved income. */
async function goOn(borrower: Walk) {
  const typedName = 'Maria Elena Alvarez';
  await submit(borrower, 'start/contact', {
    // The email names the persona, so it stays.
    email: fact(await settled(server, borrower), 'profile.email'),
    phone: '+12025550101',
    phoneCode: '000000',
    ownership: 'SOLE',
    ssn: '666101024',
    mailingSame: true,
    hardCredit: true,
  });
  await submit(borrower, 'start/hmda', { hmda: { ethnicity: ['3'], race: ['6'], sex: ['3'] } });
  const read = (
    (fact(await settled(server, borrower), 'application.documents') ?? []) as { uuid: string }[]
  ).map(({ uuid }) => uuid);
  await submit(borrower, 'start/app-summary', { certified: true, read, signature: { typedName } });
  await settled(server, borrower);
  const link = { institution: 'Payroll', username: 'goodlogin', password: 'goodpassword' };
  await submit(borrower, 'income/link', { link, shareConsent: true }, { params: { type: 'TRUV_PAYROLL' } });
  return settled(server, borrower);
}
