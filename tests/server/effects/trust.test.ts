/** A home in a revocable trust: its documents are read before the money moves, before or after the insurance. */
/**
 * Covers src/server/effects/record-trust.ts, src/server/effects/acknowledge-flood-notice.ts, src/server/desk/trust-papers.ts,
 *   src/server/underwriting/begin-funding.ts, src/server/platform/db/migrations/0032-flood-notice.ts.
 */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { floodNotice0032 } from '../../../src/server/platform/db/migrations/0032-flood-notice.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { documentTypes, fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

const server = sharedRealServer();

const page = 'insurance/trust';
const change = { 'heloc/start/contact': { ownership: 'REVOCABLE_TRUST' } };
const trust = {
  name: 'The Maria Alvarez Living Trust',
  date: '2015-04-01',
  trustees: 'Maria Elena Alvarez',
  revocable: true,
};

const certificate = (borrower: Walk) => uploadPicture(borrower, 'CERTIFICATE_OF_TRUST');

async function atTheTrust() {
  const borrower = await walk(server, { key: 'trust', until: 'heloc/insurance/upload', change });
  expect((await settled(server, borrower)).step).toBe('TRUST_AND_INSURANCE');
  return borrower;
}

const insure = ({ client, email, progress }: Awaited<ReturnType<typeof atTheTrust>>) =>
  drive(client, readSample('happy'), { email, progress, from: readSample('happy').steps.length - 1 });

test('the papers are read while the borrower insures the home; both are needed', async () => {
  const borrower = await atTheTrust();
  expect((await submit(borrower, page, trust)).status).toBe(422);
  const papers = { ...trust, certificate: [await certificate(borrower)] };
  expect((await submit(borrower, page, { ...papers, revocable: false })).status).toBe(422);
  expect((await submit(borrower, page, papers)).status).toBe(200);

  await insure(borrower);
  const waiting = await settled(server, borrower);
  expect(waiting.step).toBe('TRUST_AND_INSURANCE');
  expect(fact(waiting, 'application.status.checklistStatus')).toBeUndefined();
  await server.world.queue.advance(21_000);

  expect((await settled(server, borrower)).step).toBe('RESCISSION');
  expect((await submit(borrower, page, papers)).status).toBe(409);
});

test('a person refuses the papers: the borrower sends others', async () => {
  const borrower = await atTheTrust();
  await submit(borrower, page, { ...trust, certificate: [await certificate(borrower)] });
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, borrower.uuid, {
    ...review,
    answer: 'refused',
    reason: 'Two pages are missing.',
  });

  expect(fact(await settled(server, borrower), 'application.status.trustSent')).toBe(false);
  const again = { ...trust, certificate: [await certificate(borrower)] };
  expect((await submit(borrower, page, again)).status).toBe(200);
});

const steps = readSample('happy').steps.map(({ flow, page }) => `${flow}/${page}`);

test('a home in a flood zone: its notice is confirmed before anything is signed, and a flood policy is asked for', async () => {
  const borrower = await walk(server, { key: 'floodzone', until: 'heloc/signing/sign' });
  const { client, email, progress } = borrower;
  const journey = await settled(server, borrower);
  const [read, closing] = [['FLOOD_DISCLOSURE'], ['HELOC_AGREEMENT']].map((types) =>
    documentTypes(journey, types),
  );
  const signature = { typedName: 'Maria Elena Alvarez', initials: 'MEA' };
  const confirm = (data: object) => submit(borrower, 'signing/flood', data);

  expect([journey.step, read?.length]).toEqual(['NOTE_SIGNING', 1]);
  expect(documentTypes(journey, ['FLOOD_DETERMINATION'])).toHaveLength(1);
  expect(fact(journey, 'figures.flood')).toMatchObject({ panelNumber: '0100C' });
  expect((await submit(borrower, 'signing/sign', { read: closing, signature })).status).toBe(409);
  expect((await confirm({ read: closing, signature })).body).toMatchObject({
    fields: { '/read': expect.any(String) },
  });
  expect((await confirm({ read, signature: { typedName: 'Mario Alvarez' } })).body).toMatchObject({
    fields: { '/signature': expect.any(String) },
  });
  // An application from before the notice stood by itself has it among the closing documents.
  const group = groupOf(borrower);
  expect(await group('CLOSING')).toBe('CLOSING');
  await floodNotice0032.up(server.world.db);
  expect(await group()).toBe('FLOOD');

  expect((await confirm({ read, signature })).status).toBe(200);
  expect((await confirm({ read, signature })).status).toBe(409);
  expect(await group('CLOSING')).toBe('CLOSING');
  await floodNotice0032.up(server.world.db);
  expect(await group()).toBe('CLOSING');
  await group('FLOOD');

  const way = { email, progress, from: steps.indexOf('heloc/signing/sign') };
  await drive(client, readSample('happy'), { ...way, until: 'heloc/insurance/upload' });
  const signed = await settled(server, borrower);
  expect(fact(signed, 'figures.insuranceRequirement.flood')).toBe(250000);
  await expect(
    drive(client, readSample('happy'), { email, progress, from: readSample('happy').steps.length - 1 }),
  ).rejects.toThrow(/422/);
});

/** Reads the group of the flood notice, after it was set to another one. */
function groupOf({ uuid }: Walk) {
  return async (to?: string) => {
    const { db } = server.world;
    if (to)
      await sql`update documents set attributes = attributes || ${JSON.stringify({ group: to })}::jsonb
        where type = 'FLOOD_DISCLOSURE' and application_uuid = ${uuid}`.execute(db);
    const { rows } = await sql<{ group: string }>`select attributes ->> 'group' as group from documents
      where type = 'FLOOD_DISCLOSURE' and application_uuid = ${uuid}`.execute(db);
    return rows[0]?.group;
  };
}
