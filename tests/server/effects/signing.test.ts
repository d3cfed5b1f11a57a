/** Signing: everything read, the legal name typed, the bytes untouched, the summary up to date. */
/** Covers src/server/application/stored.ts, src/server/documents. */
import { expect, test, vi } from 'vitest';
import { stored } from '../../../src/server/application/stored.ts';
import { arrive, documentTypes, fact, inside, settled, submit, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

const signature = { typedName: 'Maria Elena Alvarez' };
const summary = [
  'APPLICATION',
  'HELOC_EARLY_DISCLOSURE',
  'PRIVACY_NOTICE',
  'VALUATION_COPY_NOTICE',
  'CREDIT_SCORE_NOTICE',
];

test('a document that was not read to the end stops the signature', async () => {
  const borrower = await arrive(server, { until: 'heloc/start/app-summary' });
  const read = documentTypes(await settled(server, borrower), summary.slice(1));
  const reply = await submit(borrower, 'start/app-summary', { certified: true, read, signature });

  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body)).toContain('Your application for a home equity line of credit');
});

test('another name is not a signature; a shortened middle name is', async () => {
  const borrower = await arrive(server, { until: 'heloc/start/app-summary' });
  const read = documentTypes(await settled(server, borrower), summary);
  const wrong = await submit(borrower, 'start/app-summary', {
    certified: true,
    read,
    signature: { typedName: 'Mario Alvarez' },
  });
  const right = await submit(borrower, 'start/app-summary', {
    certified: true,
    read,
    signature: { typedName: 'maria e. alvarez' },
  });

  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({
    fields: { '/signature': expect.stringContaining('Maria Elena Alvarez') },
  });
  expect(right.status).toBe(200);
});

test('a summary that no longer says what the application says is made anew, and read again', async () => {
  const borrower = await arrive(server, { until: 'heloc/start/app-summary' });
  const old = documentTypes(await settled(server, borrower), summary);
  await inside(server, borrower.uuid, async ({ entities }) => {
    await entities.merge('profile', { maritalStatus: 'MARRIED' });
  });
  const refused = await submit(borrower, 'start/app-summary', { certified: true, read: old, signature });
  // The page that was refused begins the new summary after its answer is sent.
  const newest = async () => {
    const now = documentTypes(await settled(server, borrower), summary);
    return now.length > 0 && now.some((id) => !old.includes(id)) && now;
  };
  const fresh = await vi.waitUntil(newest, 60_000);
  const accepted = await submit(borrower, 'start/app-summary', { certified: true, read: fresh, signature });

  expect(refused.status).toBe(409);
  expect(fresh).not.toEqual(old);
  expect(accepted.status).toBe(200);
});

test('bytes that changed after they were shown are never signed (THREAT-22)', async () => {
  const borrower = await arrive(server, { until: 'heloc/start/app-summary' });
  const read = documentTypes(await settled(server, borrower), summary);
  await server.world.db
    .updateTable('documents')
    .set({ sha256: '0'.repeat(64) })
    .where('application_uuid', '=', borrower.uuid)
    .where('type', '=', 'APPLICATION')
    .execute();
  const reply = await submit(borrower, 'start/app-summary', { certified: true, read, signature });

  expect(reply.status).toBe(500);
  expect((await settled(server, borrower)).step).toBe('APP_SUBMISSION');
});

test('a borrower who declines to sign ends the application', async () => {
  const borrower = await arrive(server, { until: 'heloc/signing/sign' });
  await settled(server, borrower);
  const reply = await submit(
    borrower,
    'signing/sign',
    { declining: true, reason: 'I changed my mind' },
    { action: 'decline' },
  );

  expect(reply.status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('CANCELLED');
  const { declineReason } = await inside(server, borrower.uuid, (scope) => stored(scope, 'underwriting'));
  expect(declineReason).toBe('I changed my mind');
});

test('who would rather not sign cannot sign in the same breath; taken back, they can', async () => {
  const borrower = await arrive(server, { until: 'heloc/signing/sign' });
  const types = ['HELOC_AGREEMENT', 'BILLING_RIGHTS', 'RIGHT_TO_CANCEL', 'AUTOPAY_AUTHORIZATION'];
  const read = documentTypes(await settled(server, borrower), types);
  const signed = { read, signature: { ...signature, initials: 'MEA' } };
  const declining = await submit(borrower, 'signing/sign', { ...signed, declining: true });
  const still = (await settled(server, borrower)).step;
  const after = await submit(borrower, 'signing/sign', { ...signed, declining: false });

  expect([declining.status, still, after.status]).toEqual([409, 'NOTE_SIGNING', 200]);
});

test('no reason is needed to decline', async () => {
  const borrower = await arrive(server, { until: 'heloc/signing/sign' });
  await settled(server, borrower);
  const decline = (data: object) => submit(borrower, 'signing/sign', data, { action: 'decline' });
  const unsaid = await decline({});
  const unknown = await decline({ declining: true, because: 'x' });
  const empty = await decline({ declining: true });

  expect([unsaid.status, unknown.status, empty.status]).toEqual([409, 400, 200]);
});

test('the billing rights are a document of their own, read with the agreement, and initials are asked for', async () => {
  const borrower = await arrive(server, { until: 'heloc/signing/sign' });
  const types = ['HELOC_AGREEMENT', 'BILLING_RIGHTS', 'RIGHT_TO_CANCEL', 'AUTOPAY_AUTHORIZATION'];
  const read = documentTypes(await settled(server, borrower), types);
  const reply = await submit(borrower, 'signing/sign', { read, signature });

  expect(read).toHaveLength(4);
  expect(reply.body).toMatchObject({ fields: { '/signature/initials': expect.any(String) } });
});

test('the deed is read before it is signed', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/session' });
  await answerQuestions(borrower);
  const journey = await settled(server, borrower);
  const sign = (read?: string[]) =>
    submit(
      borrower,
      'notary/session',
      { deedSignature: signature, ...(read && { read }) },
      { action: 'sign' },
    );
  const [deed = '', ...others] = documentTypes(journey, ['SECURITY_INSTRUMENT', 'NOTARY_ACKNOWLEDGMENT']);
  const unread = await sign();
  const another = await sign([crypto.randomUUID()]);

  expect(unread.status).toBe(422);
  expect(unread.body).toMatchObject({ fields: { '/read': 'Open the deed and read it to the end' } });
  expect(another.status).toBe(422);
  expect((await sign([deed, ...others])).status).toBe(200);
});

/** The sample's steps at the notary, but for the last, which signs. */
async function answerQuestions(borrower: Walk) {
  await submit(borrower, 'notary/session', { recording: true }, { action: 'start' });
  const questions = fact(await settled(server, borrower), 'figures.kba.questions') as Question[];
  const right = [0, 1, 2, 3, 0];
  const kba = Object.fromEntries(questions.map(({ id, choices }, index) => [id, choices[right[index] ?? 0]]));
  await submit(borrower, 'notary/session', { kba }, { action: 'answers' });
}

type Question = { id: string; choices: string[] };
