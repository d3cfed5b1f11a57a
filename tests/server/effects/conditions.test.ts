/** What underwriters ask for: raised at the desk, answered by the borrower, accepted or asked for again, and told. */
/**
 * Covers src/server/conditions, src/server/application/condition-store.ts, src/server/platform/db/migrations/0036-conditions.ts,
 *   src/engine/journey/draft-name.ts, src/server/submission/keep-draft.ts, src/server/effects/{send-condition-documents,settle-condition}.ts, src/server/desk/{condition-documents,ask-identity-again,find-application,show-conditions,open-condition-file}.ts,
 *   src/server/identity/effects/{raise-condition,settle-condition-document,withdraw-condition,find-application,asked-application}.ts.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/server/platform/db/tables/column.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import type { Condition } from '../../../src/types/condition.ts';
import type { Document } from '../../../src/types/document.ts';
import { type CaseworkOf, note, openCasework, refusal, reviewer } from './open-casework.ts';
import { arrive, fact, settled, type Walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

let borrower: Walk;
let work: CaseworkOf;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await arrive(server, { until: 'heloc/liens' });
  work = await openCasework(server, borrower);
});

/** What the list of all documents says of those that the lender has an answer to. */
async function listed() {
  const documents = fact(await settled(server, borrower), 'application.documents') as Document[];
  return documents
    .filter(({ status = '' }) => ['REJECTED', 'ACCEPTED'].includes(status))
    .map(({ status, rejectReason }) => ({ status, ...(rejectReason && { rejectReason }) }));
}

test('the desk asks for two documents: the borrower sends one, it is refused with a reason, sent again, and both are accepted', async () => {
  const documents = [
    { type: 'TAX_BILL', title: 'Property tax bill' },
    { type: 'OTHER', title: 'Homeowners association letter' },
  ];
  const asked = await work.raise({ category: 'GENERIC_DOCUMENT_REQUEST', documents, notes: 'For us alone.' });

  expect(asked).toMatchObject({
    ...{ title: 'We need a document', status: 'REQUESTED', actionNeeded: true, sent: 0, asked: 2 },
    commentsToBorrower: note,
    conditionType: 'TAX_BILL',
    to: `conditions/upload-document?conditionUuid=${asked.uuid}&conditionType=TAX_BILL&conditionEnum=GENERIC_DOCUMENT_REQUEST`,
  });
  expect(JSON.stringify(asked)).not.toContain('For us alone');
  const [bill, letter] = asked.asks ?? [];
  expect((await work.send(asked, {})).status).toBe(422);
  expect((await work.send(asked, { document: bill?.uuid, note: 'All four pages.' })).status).toBe(200);
  expect(await work.one(asked)).toMatchObject({
    status: 'REQUESTED',
    sent: 1,
    asks: [{ uuid: letter?.uuid }],
  });
  expect((await work.send(asked, {})).status).toBe(200);
  expect(await work.one(asked)).toMatchObject({ status: 'SUBMITTED', sent: 2, actionNeeded: false });

  expect((await work.decide(asked, 'REJECTED', 0)).status).toBe(200);
  expect(await listed()).toContainEqual({ status: 'REJECTED', rejectReason: refusal });
  expect((await work.decide(asked, 'ACCEPTED', 1)).status).toBe(200);
  const again = await work.one(asked);
  expect(again).toMatchObject({ status: 'REJECTED', sent: 1, actionNeeded: true });
  expect(again?.asks).toEqual([{ uuid: bill?.uuid, title: 'Property tax bill', rejectReason: refusal }]);
  expect(again?.reviewedAt).toBeDefined();

  // What was accepted is never asked for again.
  expect((await work.send(asked, {})).status).toBe(200);
  expect((await work.decide(asked, 'ACCEPTED', 0)).status).toBe(200);
  expect(await work.one(asked)).toMatchObject({ status: 'ACCEPTED', sent: 2, asks: [] });
  expect(await listed()).toEqual([{ status: 'ACCEPTED' }, { status: 'ACCEPTED' }]);
  expect((await work.decide(asked, 'ACCEPTED', 0)).status).toBe(409);
});

test('a document for a condition that was settled meanwhile: the borrower is told, and the file stays', async () => {
  const asked = await work.raise({ category: 'GENERIC_DOCUMENT_REQUEST' });
  const file = (await work.upload()).body as { uuid: string };
  const { uuid, title, dueOn } = asked;
  expect((await work.desk()).open).toContainEqual({ uuid, title, dueOn });
  await work.withdraw(asked);

  const late = await work.send(asked, {}, [file]);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    errors: ['We already have what we need for this. Your files are saved with your documents.'],
  });
  const documents = fact(await settled(server, borrower), 'application.documents') as { uuid: string }[];
  expect(documents.map(({ uuid }) => uuid)).toContain(file.uuid);
  expect(await work.one(asked)).toBeUndefined();
});

test('eleven files, a refused file again, another kind under a right name, a note too long: each is refused with words', async () => {
  const asked = await work.raise({ category: 'BANK_ACCOUNT_FRAUD_REVIEW' });
  const wrong = await work.upload(Buffer.from('MZ not a picture at all'), 'statement.pdf', 'application/pdf');
  expect([wrong.status, wrong.body]).toMatchObject([
    415,
    { errors: ['Upload a PDF, JPG, PNG or HEIC file'] },
  ]);

  const eleven = Array.from({ length: 11 }, () => ({ uuid: randomUUID() }));
  expect((await work.send(asked, {}, eleven)).body).toMatchObject({
    fields: { '/files': 'Add between 1 and 10 files' },
  });
  expect((await work.send(asked, { note: 'x'.repeat(501) })).status).toBe(422);
  const bytes = plainPng(100);
  const first = (await work.upload(bytes)).body as object;
  expect((await work.send(asked, {}, [first])).status).toBe(200);
  await work.decide(asked, 'REJECTED');
  const again = await work.upload(bytes);
  expect([again.status, again.body]).toMatchObject([
    422,
    { errors: ['You already uploaded this file. Choose a different one'] },
  ]);
  await work.withdraw(asked);
});

test('[ACC-D5] one paystub, or as many as the condition says', async () => {
  const single = await work.raise({ category: 'HELOC_MANUAL_PAYSTUB_UPLOAD' });
  const three = await work.raise({ category: 'HELOC_MANUAL_PAYSTUB_UPLOAD', numDocsRequired: 3 });

  expect(single.requestDocuments?.map(({ title }) => title)).toEqual(['Paystub']);
  expect(three.requestDocuments?.map(({ title }) => title)).toEqual([
    'Paystub (1 of 3)',
    'Paystub (2 of 3)',
    'Paystub (3 of 3)',
  ]);
  expect(three.xtraData).toEqual({ numDocsRequired: 3 });
  for (const each of [single, three]) await work.withdraw(each);
});

test('a phone that a code proves settles the condition that asks for it, and no other', async () => {
  const asked = await work.raise({ category: 'MISSING_PHONE_NUMBER' });
  const other = await work.raise({ category: 'GENERIC_DOCUMENT_REQUEST' });
  expect((await work.confirmPhone(asked, '111111')).status).toBe(422);
  expect((await work.confirmPhone(other, '000000')).status).not.toBe(200);
  expect(await work.one(other)).toMatchObject({ status: 'REQUESTED' });
  expect((await work.confirmPhone(asked, '000000')).status).toBe(200);
  expect(await work.one(asked)).toMatchObject({ status: 'ACCEPTED', says: 'Your number is confirmed.' });
  await work.withdraw(other);
});

test('five wrong codes end a code: the borrower is told each time, a new code works, and nothing typed is lost', async () => {
  const asked = await work.raise({ category: 'MISSING_PHONE_NUMBER' });
  const phone = '+12025550178';
  const draft = `conditions/phone-number#${asked.uuid}`;
  const path = `/service-application/api/v1/application/heloc/${borrower.uuid}`;
  const params = { conditionUuid: asked.uuid };
  await borrower.client.expect('PUT', `${path}/drafts/conditions/phone-number`, { data: { phone }, params });
  const said: unknown[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    said.push((await work.confirmPhone(asked, '111111', phone)).body);

  const fields = (text: string) => ({ fields: { '/phoneCode': text } });
  const left = (words: string) => fields(`That code isn't right. You have ${words} left`);
  expect(said.slice(0, 4)).toMatchObject(['4 tries', '3 tries', '2 tries', '1 try'].map(left));
  const over = fields("You've tried this code too many times. Ask for a new one.");
  expect(said.slice(4)).toMatchObject([over, over]);
  expect(await work.one(asked)).toMatchObject({ status: 'REQUESTED', actionNeeded: true });
  const { drafts } = await borrower.client.expect('GET', `${path}/journey`);
  expect(drafts).toMatchObject({ [draft]: { phone } });

  server.pass(60_000);
  await borrower.client.expect('POST', '/identity/api/v1/otp', { phone });
  expect((await work.confirmPhone(asked, '111111', phone)).body).toMatchObject(left('4 tries'));
  expect((await work.confirmPhone(asked, '000000', phone)).status).toBe(200);
  expect(await work.one(asked)).toMatchObject({ status: 'ACCEPTED' });
});

test('a legal description is typed from the deed before the condition is settled', async () => {
  const asked = await work.raise({ category: 'PROPERTY_LEGAL_DESCRIPTION' });
  await work.send(asked, {});
  const text = 'Lot 4, Block 2, Oak Park Addition, in Book 12 of Maps, page 33.';
  expect((await work.desk()).waiting).toContainEqual(expect.objectContaining({ needsText: true }));
  expect((await work.decide(asked, 'ACCEPTED', 0, { legalDescription: text })).status).toBe(200);

  expect(await work.one(asked)).toMatchObject({ status: 'ACCEPTED' });
  expect((await work.desk()).conditions.find(({ uuid }) => uuid === asked.uuid)?.legalDescription).toBe(text);
});

test('only a reviewer of the lender sees and raises conditions', async () => {
  const stranger = await reviewer(server, 'tealspar');
  const path = `/service-desk/secure/api/v1/conditions/${work.loan}`;
  expect((await stranger.send('GET', path)).status).toBe(404);
  expect((await borrower.client.send('GET', path)).status).toBe(404);
  const data = { category: 'GENERIC_DOCUMENT_REQUEST', comments: note };
  expect((await work.press('conditions/raise', 'submit', data, stranger)).status).toBe(404);
  expect((await work.press('conditions/raise', 'submit', data, borrower.client)).status).toBe(404);
  const find = { loanNumber: work.loan };
  expect((await work.press('conditions/find', 'show', find, stranger)).status).toBe(422);
  expect((await work.press('conditions/find', 'show', find)).status).toBe(200);
});

test('a file that was not sent yet waits on the page of its condition, and on no other', async () => {
  const [first, second] = [
    await work.raise({ category: 'PROPERTY_LEGAL_DESCRIPTION' }),
    await work.raise({ category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' }),
  ];
  const draft = (of: Condition, data: object) =>
    borrower.client.expect(
      'PUT',
      `/service-application/api/v1/application/heloc/${borrower.uuid}/drafts/conditions/upload-document`,
      { data, params: { conditionUuid: of.uuid } },
    );
  await draft(first, { note: 'The first.' });
  await draft(second, { note: 'The second.' });
  const kept = async () =>
    (
      await borrower.client.expect(
        'GET',
        `/service-application/api/v1/application/heloc/${borrower.uuid}/journey`,
      )
    ).drafts as JsonObject;
  const nameOf = ({ uuid }: Condition) => `conditions/upload-document#${uuid}`;
  expect(await kept()).toMatchObject({
    [nameOf(first)]: { note: 'The first.' },
    [nameOf(second)]: { note: 'The second.' },
  });

  const none = await borrower.client.send(
    'PUT',
    `/service-application/api/v1/application/heloc/${borrower.uuid}/drafts/conditions/upload-document`,
    { data: { note: 'Of none.' }, params: { conditionUuid: randomUUID() } },
  );
  expect(none.status).toBe(404);

  expect((await work.send(first, {})).status).toBe(200);
  expect(Object.keys(await kept())).toContain(nameOf(second));
  expect(Object.keys(await kept())).not.toContain(nameOf(first));
});
test('what is typed about one source of income does not stand on the page of another', async () => {
  const path = `/service-application/api/v1/application/heloc/${borrower.uuid}`;
  const draft = (type: string, papers: string) =>
    borrower.client.send('PUT', `${path}/drafts/income/upload`, { data: { papers }, params: { type } });
  expect((await draft('MANUAL_PAYSTUB', 'PAYSTUBS')).status).toBe(204);
  expect((await draft('TRUV_PAYROLL', 'TAX_RETURNS')).status).toBe(204);
  expect((await draft('NO_SUCH_SOURCE', 'PAYSTUBS')).status).toBe(400);

  const { drafts } = await borrower.client.expect('GET', `${path}/journey`);
  expect(drafts).toMatchObject({
    'income/upload#MANUAL_PAYSTUB': { papers: 'PAYSTUBS' },
    'income/upload#TRUV_PAYROLL': { papers: 'TAX_RETURNS' },
  });
});

test('the answers of one review count for everything that was sent, and the borrower is told by email', async () => {
  const asked = await work.raise({ category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' });
  for (const { uuid } of asked.asks ?? []) await work.send(asked, { document: uuid });
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .where('name', '=', 'conditions')
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  const path = `/service-desk/secure/api/v1/review/${review.uuid}/answer`;
  const answer = { answer: 'unreadable', reason: 'Both photos are blurred.' };
  expect((await work.agent.send('POST', path, answer)).status).toBe(204);

  expect(await work.one(asked)).toMatchObject({ status: 'REJECTED', sent: 0 });
  expect((await work.one(asked))?.asks?.[0]?.rejectReason).toMatch(/^We couldn't read it/);
  const told = await server.world.db
    .selectFrom('messages')
    .select('name')
    .where('application_uuid', '=', borrower.uuid)
    .where('name', 'like', 'condition-%')
    .execute();
  expect([...new Set(told.map(({ name }) => name))].sort()).toEqual([
    'condition-met',
    'condition-raised',
    'condition-refused',
  ]);
});

test('only the desk reads its notes, and the rows say nothing in plain text', async () => {
  const rows = await server.world.db.selectFrom('conditions').select('body').execute();

  expect(rows.length).toBeGreaterThan(8);
  for (const { body } of rows) expect(Buffer.from(body).toString('latin1')).not.toMatch(/Please send|For us/);
  expect((await work.desk()).conditions.map(({ notes }) => notes)).toContain('For us alone.');
});
