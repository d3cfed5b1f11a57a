/** Signing: everything read, the legal name typed, the bytes untouched, the summary up to date. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  documentTypes,
  inside,
  openRealServer,
  type RealServer,
  settled,
  submit,
  walk,
} from './real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

const signature = { typedName: 'Maria Elena Alvarez' };
const summary = [
  'APPLICATION',
  'HELOC_EARLY_DISCLOSURE',
  'PRIVACY_NOTICE',
  'VALUATION_COPY_NOTICE',
  'CREDIT_SCORE_NOTICE',
];

test('a document that was not read to the end stops the signature', async () => {
  const borrower = await walk(server, { until: 'heloc/start/app-summary' });
  const read = documentTypes(await settled(server, borrower), summary.slice(1));
  const reply = await submit(borrower, 'start/app-summary', { read, signature });

  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body)).toContain('Your application for a home equity line of credit');
});

test('another name is not a signature; a shortened middle name is', async () => {
  const borrower = await walk(server, { until: 'heloc/start/app-summary' });
  const read = documentTypes(await settled(server, borrower), summary);
  const wrong = await submit(borrower, 'start/app-summary', {
    read,
    signature: { typedName: 'Mario Alvarez' },
  });
  const right = await submit(borrower, 'start/app-summary', {
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
  const borrower = await walk(server, { until: 'heloc/start/app-summary' });
  const old = documentTypes(await settled(server, borrower), summary);
  await inside(server, borrower.uuid, async ({ entities }) => {
    await entities.merge('profile', { maritalStatus: 'MARRIED' });
  });
  const refused = await submit(borrower, 'start/app-summary', { read: old, signature });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const fresh = documentTypes(await settled(server, borrower), summary);
  const accepted = await submit(borrower, 'start/app-summary', { read: fresh, signature });

  expect(refused.status).toBe(409);
  expect(fresh).not.toEqual(old);
  expect(accepted.status).toBe(200);
});

test('bytes that changed after they were shown are never signed (T22)', async () => {
  const borrower = await walk(server, { until: 'heloc/start/app-summary' });
  const read = documentTypes(await settled(server, borrower), summary);
  await server.world.db
    .updateTable('documents')
    .set({ sha256: '0'.repeat(64) })
    .where('application_uuid', '=', borrower.uuid)
    .where('type', '=', 'APPLICATION')
    .execute();
  const reply = await submit(borrower, 'start/app-summary', { read, signature });

  expect(reply.status).toBe(500);
  expect((await settled(server, borrower)).step).toBe('APP_SUBMISSION');
});

test('who declines to sign ends the application', async () => {
  const borrower = await walk(server, { until: 'heloc/signing/sign' });
  await settled(server, borrower);
  const reply = await submit(
    borrower,
    'signing/sign',
    { reason: 'I changed my mind' },
    { action: 'decline' },
  );

  expect(reply.status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('CANCELLED');
});
