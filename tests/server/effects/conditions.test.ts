/**
 * Covers src/server/conditions, src/server/application/condition-store.ts, src/server/db/migrations/0036-conditions.ts,
 *   src/engine/journey/draft-name.ts, src/server/submission/keep-draft.ts, src/server/effects/{send-condition-documents,settle-condition}.ts, src/server/desk/{condition-documents,ask-identity-again,find-application,show-conditions,open-condition-file}.ts,
 *   src/server/account-effects/{raise-condition,settle-condition-document,withdraw-condition,find-application,asked-application}.ts.
 */
/** What underwriters ask for: raised at the desk, answered by the borrower, accepted or asked for again, and told. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../../../src/content/read-content.ts';
import { record } from '../../../src/server/application/stored.ts';
import { raiseAsked } from '../../../src/server/conditions/raise-asked.ts';
import type { JsonObject } from '../../../src/server/db/tables.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import type { Casework } from '../../../src/types/casework.ts';
import type { Condition } from '../../../src/types/condition.ts';
import type { Document } from '../../../src/types/document.ts';
import {
  arrive,
  fact,
  inside,
  openRealServer,
  type RealServer,
  settled,
  submit,
  type Walk,
} from './real-server.ts';

// A category of the authors' own: a file, a rule and a word of the enumeration.
const root = mkdtempSync(`${tmpdir()}/hearthline-category-`);
for (const folder of ['flows', 'orgs', 'schemas']) cpSync(folder, join(root, folder), { recursive: true });
const change = (path: string, edit: (json: JsonObject) => void) => {
  const json = JSON.parse(readFileSync(join(root, path), 'utf8'));
  edit(json);
  writeFileSync(join(root, path), JSON.stringify(json));
};
const roof = {
  category: 'ROOF_REVIEW',
  title: 'Show us your roof',
  reason: 'The valuation mentions damage to the roof.',
  label: 'Upload photos',
  page: 'conditions/upload-document',
  documents: [{ type: 'OTHER', title: 'Photos of the roof' }],
  raised: { when: 'isRoofDamaged', settled: { when: 'isRoofSound' } },
  says: { SUBMITTED: { text: 'We look.' }, ACCEPTED: { text: 'Sound.' }, REJECTED: { text: 'Again.' } },
};
writeFileSync(join(root, 'flows/heloc/conditions/roof-review.json'), JSON.stringify(roof));
change('schemas/domain/enumerations.schema.json', ({ definitions }) => {
  (definitions as { conditionCategory: { enum: string[] } }).conditionCategory.enum.push('ROOF_REVIEW');
});
change('flows/heloc/rules/property.json', (rules) => {
  const is = (value: string) => ({ '==': [{ var: 'application.status.condition' }, value] });
  rules.isRoofDamaged = { means: 'The home was reported to be in poor condition.', logic: is('POOR') };
  rules.isRoofSound = { means: 'The home was reported to be in good condition.', logic: is('GOOD') };
});

let server: RealServer;
let agent: Client;
let borrower: Walk;
let loan: string;
let seed = 100;

const note = 'Please send the page that shows your name.';

beforeAll(async () => {
  server = await openRealServer({}, undefined, readContent(root));
  borrower = await arrive(server, { until: 'heloc/liens' });
  loan = String(fact(await settled(server, borrower), 'application.loanNumber'));
  agent = await reviewer();
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function reviewer(org = 'default') {
  const [email, password] = [`cond${randomUUID()}@example.com`, 'four random words here'];
  const client = server.client(org);
  await client.expect('POST', '/sandbox/reviewers', { email, password });
  await client.expect('POST', '/identity/api/v1/login', { email, password });
  return client;
}

const list = `/service-conditions/external/api/v1/applications`;
const shown = async () =>
  (await borrower.client.expect(
    'GET',
    `${list}/${borrower.uuid}/conditions/external-applicants`,
  )) as unknown as Condition[];
const desk = async (client = agent) =>
  (await client.expect('GET', `/service-desk/secure/api/v1/conditions/${loan}`)) as unknown as Casework;

function press(page: string, action: string, data: object, client = agent, application = loan) {
  const sent = { flow: 'desk', page, action, data, query: { application } };
  return client.send('POST', '/identity/api/v1/page-submission', sent, { 'idempotency-key': randomUUID() });
}

/** Raises a condition at the desk, and answers it as the borrower sees it. */
async function raise(data: object): Promise<Condition> {
  const before = (await shown()).map(({ uuid }) => uuid);
  expect((await press('conditions/raise', 'submit', { comments: note, ...data })).status).toBe(200);
  const raised = (await shown()).find(({ uuid }) => !before.includes(uuid));
  if (!raised) throw new Error('The condition was not raised.');
  return raised;
}

async function upload(bytes: Buffer = plainPng(seed++), name = 'paper.png', type = 'image/png') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const path = `/service-application/api/v1/application/heloc/${borrower.uuid}/files?type=SUPPORT`;
  return borrower.client.send('POST', path, form);
}

async function send({ uuid }: Condition, data: object, files?: object[]) {
  const sent = files ?? [(await upload()).body as object];
  const params = { conditionUuid: uuid, conditionType: 'SUPPORT', conditionEnum: 'GENERIC_DOCUMENT_REQUEST' };
  const page = 'conditions/upload-document';
  return submit(borrower, page, { files: sent, ...data }, { action: 'send', params });
}

const one = async ({ uuid }: Condition) => (await shown()).find((each) => each.uuid === uuid);

async function decide(condition: Condition, verdict: 'ACCEPTED' | 'REJECTED', index = 0, more: object = {}) {
  const document = `${condition.uuid}/${condition.requestDocuments?.[index]?.uuid}`;
  const reason = verdict === 'REJECTED' ? { reason: 'The second page is missing.' } : {};
  return press('conditions', 'submit', { document, verdict, ...reason, ...more });
}

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
  const asked = await raise({ category: 'GENERIC_DOCUMENT_REQUEST', documents, notes: 'For us alone.' });

  expect(asked).toMatchObject({
    ...{ title: 'We need a document', status: 'REQUESTED', actionNeeded: true, sent: 0, asked: 2 },
    commentsToBorrower: note,
    conditionType: 'TAX_BILL',
    to: `conditions/upload-document?conditionUuid=${asked.uuid}&conditionType=TAX_BILL&conditionEnum=GENERIC_DOCUMENT_REQUEST`,
  });
  expect(JSON.stringify(asked)).not.toContain('For us alone');
  const [bill, letter] = asked.asks ?? [];
  expect((await send(asked, {})).status).toBe(422);
  expect((await send(asked, { document: bill?.uuid, note: 'All four pages.' })).status).toBe(200);
  expect(await one(asked)).toMatchObject({ status: 'REQUESTED', sent: 1, asks: [{ uuid: letter?.uuid }] });
  expect((await send(asked, {})).status).toBe(200);
  expect(await one(asked)).toMatchObject({ status: 'SUBMITTED', sent: 2, actionNeeded: false });

  expect((await decide(asked, 'REJECTED', 0)).status).toBe(200);
  expect(await listed()).toContainEqual({ status: 'REJECTED', rejectReason: 'The second page is missing.' });
  expect((await decide(asked, 'ACCEPTED', 1)).status).toBe(200);
  const again = await one(asked);
  expect(again).toMatchObject({ status: 'REJECTED', sent: 1, actionNeeded: true });
  expect(again?.asks).toEqual([
    { uuid: bill?.uuid, title: 'Property tax bill', rejectReason: 'The second page is missing.' },
  ]);
  expect(again?.reviewedAt).toBeDefined();

  // What was accepted is never asked for again.
  expect((await send(asked, {})).status).toBe(200);
  expect((await decide(asked, 'ACCEPTED', 0)).status).toBe(200);
  expect(await one(asked)).toMatchObject({ status: 'ACCEPTED', sent: 2, asks: [] });
  expect(await listed()).toEqual([{ status: 'ACCEPTED' }, { status: 'ACCEPTED' }]);
  expect((await decide(asked, 'ACCEPTED', 0)).status).toBe(409);
});

test('a document for a condition that was settled meanwhile: the borrower is told, and the file stays', async () => {
  const asked = await raise({ category: 'GENERIC_DOCUMENT_REQUEST' });
  const file = (await upload()).body as { uuid: string };
  await press('conditions/withdraw', 'submit', { condition: asked.uuid });

  const late = await send(asked, {}, [file]);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    errors: ['We already have what we need for this. Your files are saved with your documents.'],
  });
  const documents = fact(await settled(server, borrower), 'application.documents') as { uuid: string }[];
  expect(documents.map(({ uuid }) => uuid)).toContain(file.uuid);
  expect(await one(asked)).toBeUndefined();
});

test('eleven files, a refused file again, another kind under a right name, a note too long: each is refused with words', async () => {
  const asked = await raise({ category: 'BANK_ACCOUNT_FRAUD_REVIEW' });
  const wrong = await upload(Buffer.from('MZ not a picture at all'), 'statement.pdf', 'application/pdf');
  expect([wrong.status, wrong.body]).toMatchObject([
    415,
    { errors: ['Upload a PDF, JPG, PNG or HEIC file'] },
  ]);

  const eleven = Array.from({ length: 11 }, () => ({ uuid: randomUUID() }));
  expect((await send(asked, {}, eleven)).body).toMatchObject({
    fields: { '/files': 'Add between 1 and 10 files' },
  });
  expect((await send(asked, { note: 'x'.repeat(501) })).status).toBe(422);
  const bytes = plainPng(seed++);
  const first = (await upload(bytes)).body as object;
  expect((await send(asked, {}, [first])).status).toBe(200);
  await decide(asked, 'REJECTED');
  const again = await upload(bytes);
  expect([again.status, again.body]).toMatchObject([
    422,
    { errors: ['You already uploaded this file. Choose a different one'] },
  ]);
  await press('conditions/withdraw', 'submit', { condition: asked.uuid });
});

test('[ACC-D5] one paystub, or as many as the condition says', async () => {
  const single = await raise({ category: 'HELOC_MANUAL_PAYSTUB_UPLOAD' });
  const three = await raise({ category: 'HELOC_MANUAL_PAYSTUB_UPLOAD', numDocsRequired: 3 });

  expect(single.requestDocuments?.map(({ title }) => title)).toEqual(['Paystub']);
  expect(three.requestDocuments?.map(({ title }) => title)).toEqual([
    'Paystub (1 of 3)',
    'Paystub (2 of 3)',
    'Paystub (3 of 3)',
  ]);
  expect(three.xtraData).toEqual({ numDocsRequired: 3 });
  for (const { uuid } of [single, three]) await press('conditions/withdraw', 'submit', { condition: uuid });
});

test('a phone that a code proves settles the condition that asks for it, and no other', async () => {
  const asked = await raise({ category: 'MISSING_PHONE_NUMBER' });
  const other = await raise({ category: 'GENERIC_DOCUMENT_REQUEST' });
  const phone = '+12025550177';
  const confirm = (uuid: string, phoneCode: string) =>
    submit(
      borrower,
      'conditions/phone-number',
      { phone, phoneCode },
      { action: 'confirm', params: { conditionUuid: uuid } },
    );
  expect((await confirm(asked.uuid, '111111')).status).toBe(422);
  expect((await confirm(other.uuid, '000000')).status).not.toBe(200);
  expect(await one(other)).toMatchObject({ status: 'REQUESTED' });
  expect((await confirm(asked.uuid, '000000')).status).toBe(200);
  expect(await one(asked)).toMatchObject({ status: 'ACCEPTED', says: 'Your number is confirmed.' });
  await press('conditions/withdraw', 'submit', { condition: other.uuid });
});

test('a legal description is typed from the deed before the condition is settled', async () => {
  const asked = await raise({ category: 'PROPERTY_LEGAL_DESCRIPTION' });
  await send(asked, {});
  const text = 'Lot 4, Block 2, Oak Park Addition, in Book 12 of Maps, page 33.';
  expect((await desk()).waiting).toContainEqual(expect.objectContaining({ needsText: true }));
  expect((await decide(asked, 'ACCEPTED', 0, { legalDescription: text })).status).toBe(200);

  expect(await one(asked)).toMatchObject({ status: 'ACCEPTED' });
  expect((await desk()).conditions.find(({ uuid }) => uuid === asked.uuid)?.legalDescription).toBe(text);
});

test('only a reviewer of the lender sees and raises conditions', async () => {
  const stranger = await reviewer('tealspar');
  const path = `/service-desk/secure/api/v1/conditions/${loan}`;
  expect((await stranger.send('GET', path)).status).toBe(404);
  expect((await borrower.client.send('GET', path)).status).toBe(404);
  const data = { category: 'GENERIC_DOCUMENT_REQUEST', comments: note };
  expect((await press('conditions/raise', 'submit', data, stranger)).status).toBe(404);
  expect((await press('conditions/raise', 'submit', data, borrower.client)).status).toBe(404);
  const find = { loanNumber: loan };
  expect((await press('conditions/find', 'show', find, stranger)).status).toBe(422);
  expect((await press('conditions/find', 'show', find)).status).toBe(200);
});

const standing = async (category: string) =>
  (await shown()).filter(({ categoryEnum }) => categoryEnum === category).map(({ status }) => status);
const flag = (status: object) => inside(server, borrower.uuid, (scope) => record(scope, 'status', status));

test('what rules raise leads to the page that asks, and its rules settle or withdraw it', async () => {
  await flag({ giactAccountStatus: 'PENDING_REVIEW', idReupload: true, ownershipMismatch: true });
  const [id] = (await shown()).filter(({ categoryEnum }) => categoryEnum === 'ID_VERIFICATION_FAILURE');
  expect(id).toMatchObject({ status: 'REQUESTED', to: expect.stringMatching(/^identity\?conditionUuid=/) });
  expect(await standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['REQUESTED']);
  expect(await standing('FALSE_OWNERSHIP_TYPE_REVIEW')).toEqual(['REQUESTED']);

  await flag({ giactAccountStatus: 'VERIFIED', idReupload: false, identityVerified: true });
  await flag({ ownershipMismatch: false });
  expect(await standing('ID_VERIFICATION_FAILURE')).toEqual(['ACCEPTED']);
  expect(await standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['ACCEPTED']);
  expect(await standing('FALSE_OWNERSHIP_TYPE_REVIEW')).toEqual(['ACCEPTED']);

  // Another account is another condition; one that is refused asks for nothing any more.
  await flag({ giactAccountStatus: 'PENDING_REVIEW' });
  expect(await standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['ACCEPTED', 'REQUESTED']);
  await flag({ giactAccountStatus: 'FAILED_VERIFICATION' });
  expect(await standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['ACCEPTED']);
});

test('what an outside party asks for is raised once; an unknown category is noted and left out', async () => {
  const asks = [{ category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' }, { category: 'SOLAR_REVIEW' }];
  const ask = () => inside(server, borrower.uuid, (scope) => raiseAsked(scope, 'credit-bureau', asks));
  await ask();
  await ask();

  expect(await standing('PROPERTY_OWNERSHIP_FRAUD_REVIEW')).toEqual(['REQUESTED']);
  expect(await standing('SOLAR_REVIEW')).toEqual([]);
  const trail = await server.world.db
    .selectFrom('audit')
    .select('event')
    .where('application_uuid', '=', borrower.uuid)
    .where('event', '=', 'condition-unknown')
    .execute();
  expect(trail).toHaveLength(2);
});

test('a new category is a file and a word: its rule raises it, the borrower answers, the desk accepts', async () => {
  expect((await desk()).categories).toContainEqual({ uuid: 'ROOF_REVIEW', title: 'Show us your roof' });
  await flag({ condition: 'POOR' });
  const asked = (await shown()).find(({ categoryEnum }) => (categoryEnum as string) === 'ROOF_REVIEW');
  if (!asked) throw new Error('The rule raised nothing.');
  expect(asked).toMatchObject({ title: 'Show us your roof', asks: [{ title: 'Photos of the roof' }] });

  expect((await send(asked, {})).status).toBe(200);
  expect((await decide(asked, 'ACCEPTED')).status).toBe(200);
  expect(await one(asked)).toMatchObject({ status: 'ACCEPTED', says: 'Sound.' });
});

test('the answers of one review count for everything that was sent, and the borrower is told by email', async () => {
  const asked = await raise({ category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' });
  for (const { uuid } of asked.asks ?? []) await send(asked, { document: uuid });
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .where('name', '=', 'conditions')
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  const path = `/service-desk/secure/api/v1/review/${review.uuid}/answer`;
  const answer = { answer: 'unreadable', reason: 'Both photos are blurred.' };
  expect((await agent.send('POST', path, answer)).status).toBe(204);

  expect(await one(asked)).toMatchObject({ status: 'REJECTED', sent: 0 });
  expect((await one(asked))?.asks?.[0]?.rejectReason).toMatch(/^We couldn't read it/);
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
  expect((await desk()).conditions.map(({ notes }) => notes)).toContain('For us alone.');
});

test('a file that was not sent yet waits on the page of its condition, and on no other', async () => {
  const [first, second] = [
    await raise({ category: 'PROPERTY_LEGAL_DESCRIPTION' }),
    await raise({ category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' }),
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

  expect((await send(first, {})).status).toBe(200);
  expect(Object.keys(await kept())).toContain(nameOf(second));
  expect(Object.keys(await kept())).not.toContain(nameOf(first));
});
