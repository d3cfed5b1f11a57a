/** The copy of a deed that was signed on paper: a reviewer sends it, cannot say "signed" without it, and the borrower gets it. */
/** Covers src/server/desk/{take,require,file}-scan.ts, src/server/desk/routes/review-files.ts, src/server/uploads/routes/receive-once.ts, src/server/uploads/store-file.ts, src/server/documents/add-scan.ts, src/server/platform/db/migrations/0049-review-files.ts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PartyFailed } from '../../../src/server/platform/parties/common/party-failed.ts';
import type { Scanner } from '../../../src/server/platform/parties/common/scanner.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import type { Review } from '../../../src/types/review.ts';
import { arrive, fact, settled, submit, type Walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';
import { visitTime } from '../effects/visit-time.ts';
import { guardedPdf, pdf, png } from '../uploads/sample-files.ts';

const desk = '/service-desk/secure/api/v1/review';
const applications = '/service-application/api/v1/application/heloc';
const type = 'SECURITY_INSTRUMENT_SCAN';
let agent: Client;
let borrower: Walk;
let review: string;

const server = sharedRealServer();
beforeAll(async () => {
  agent = await reviewer();
  borrower = await arrive(server, { key: 'manualnotary', until: 'heloc/notary/intro' });
  await settled(server, borrower);
  const time = visitTime(server, 1);
  const location = { street1: '101 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
  await submit(borrower, 'notary/schedule-manual', { preferences: [time], location });
  await expect(answer(await openReview(), 'first')).resolves.toMatchObject({ status: 204 });
  review = await openReview();
  // The sandbox's own reviewer would answer within 40 seconds, which is less than these tests may take.
  await sql`delete from pgboss.job where data ->> 'job' = 'sandbox-reviewer'`.execute(server.world.db);
});

async function reviewer(org = 'default') {
  const [email, password] = [`scan${randomUUID()}@example.com`, 'four random words here'];
  const client = server.client(org);
  await client.expect('POST', '/sandbox/reviewers', { email, password });
  await client.expect('POST', '/identity/api/v1/login', { email, password, code: '000000' });
  return client;
}

async function openReview() {
  const rows = server.world.db.selectFrom('reviews').select('uuid').where('state', '=', 'OPEN');
  const open = await rows.where('application_uuid', '=', borrower.uuid).executeTakeFirstOrThrow();
  return open.uuid;
}

type File = { name?: string; as?: string; bytes: Uint8Array };

function send(client: Client, { name = 'deed.pdf', as = 'application/pdf', bytes }: File, to = review) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: as }), name);
  return client.send('POST', `${desk}/${to}/files`, form);
}

const answer = (to: string, given: string) =>
  agent.send('POST', `${desk}/${to}/answer`, { answer: given, reason: 'Every signature is there.' });
const signed = async () => {
  const { status, body } = await answer(review, 'signed');
  return [status, (body as { fields?: Record<string, string> } | undefined)?.fields?.['/scan']];
};
const shown = async () => (await agent.expect('GET', `${desk}/${review}`)) as unknown as Review;
const setScanner = (scan: Scanner['scan']) => {
  Object.assign(server.world.parties, { scanner: { scan } });
};
type Paper = Record<string, string> & { earlier?: { uuid: string }[] };
const papers = async (of = type) =>
  (fact(await settled(server, borrower), 'application.documents') as Paper[]).filter(
    (paper) => paper.type === of,
  );
const unsigned = 'SECURITY_INSTRUMENT';

test('the answer that files a copy is refused until one is there; what is no sound PDF is not taken', async () => {
  expect(await signed()).toEqual([422, expect.stringMatching(/^Add the scanned pages first/)]);

  const refused = async (file: File) => {
    const { status, body } = await send(agent, file);
    return [status, (body as { errors: string[] }).errors[0]];
  };
  expect(await refused({ name: 'deed.png', as: 'image/png', bytes: png(1200, 900) })).toEqual([
    415,
    expect.stringMatching(/as one PDF/),
  ]);
  expect(await refused({ bytes: Buffer.from('PK a program') })).toEqual([415, expect.any(String)]);
  expect(await refused({ bytes: await guardedPdf('1.4', 'opens it') })).toEqual([
    422,
    expect.stringMatching(/password/),
  ]);
  expect(await refused({ bytes: Buffer.alloc(16 * 1024 * 1024, 32) })).toEqual([
    413,
    expect.stringMatching(/larger/),
  ]);
  expect((await shown()).scans).toEqual([]);
});

test('nobody but a reviewer of the lender sends one, and only for a review that asks for it', async () => {
  const bytes = pdf();
  expect((await send(borrower.client, { bytes })).status).toBe(404);
  expect((await send(await reviewer('tealspar'), { bytes })).status).toBe(404);
  expect((await send(server.client(), { bytes })).status).toBe(401);
  expect((await send(agent, { bytes }, randomUUID())).status).toBe(404);
});

test('while the scanner is away the answer waits; what it finds harmful is destroyed, and another may be sent', async () => {
  setScanner(async () => {
    throw new PartyFailed('scanner.scan', 'unreachable');
  });
  expect((await send(agent, { bytes: pdf('harm') })).status).toBe(200);
  expect((await shown()).scans).toMatchObject([{ title: 'deed.pdf', status: 'CHECKING' }]);
  expect(await signed()).toEqual([422, expect.stringMatching(/^We're still checking/)]);

  setScanner(async () => 'INFECTED');
  await server.world.queue.runWaiting(borrower.uuid);
  expect((await shown()).scans).toMatchObject([{ status: 'INFECTED' }]);
  expect(await signed()).toEqual([422, expect.stringMatching(/harmful/)]);
  expect((await send(agent, { bytes: pdf('at the door') })).status).toBe(422);

  setScanner(async () => 'CLEAN');
  expect((await send(agent, { bytes: pdf('first') })).status).toBe(200);
  expect((await shown()).scans).toMatchObject([{ status: 'CLEAN' }]);
});

test('until it is decided the copy is the reviewer’s to replace, and none of the borrower’s', async () => {
  const [before] = (await shown()).scans;
  expect((await send(agent, { name: 'whole deed.pdf', bytes: pdf('whole') })).status).toBe(200);

  const { scans, takes } = await shown();
  expect(takes?.title).toMatch(/scanned/);
  expect(scans).toMatchObject([{ title: 'whole deed.pdf', status: 'CLEAN', size: expect.any(Number) }]);
  expect((await agent.send('GET', `${desk}/${review}/documents/${before?.uuid}`)).status).toBe(404);
  const [scan] = scans;
  const at = (kind: string) => `${applications}/${borrower.uuid}/${kind}/${scan?.uuid}`;
  expect((await borrower.client.send('GET', at('files'))).status).toBe(404);
  expect((await borrower.client.send('GET', at('documents'))).status).toBe(404);
  expect((await borrower.client.send('DELETE', at('files'))).status).toBe(404);
  expect(await papers()).toEqual([]);
});

test('once it is decided the borrower has the very bytes among the documents, and nothing changes any more', async () => {
  const [scan] = (await shown()).scans;
  const [deed] = await papers(unsigned);
  const sent = await agent.send('GET', `${desk}/${review}/documents/${scan?.uuid}`);
  expect(await signed()).toEqual([204, undefined]);

  const [paper] = await papers();
  expect(paper).toMatchObject({ status: 'SIGNED', group: 'DEED_COPY', mime: 'application/pdf' });
  expect(paper?.title).toMatch(/^Signed deed/);
  // As with what is signed online, what was shown stays readable behind what was signed.
  expect(paper?.earlier).toEqual([{ uuid: deed?.uuid, createdAt: deed?.createdAt }]);
  expect(await papers(unsigned)).toEqual([]);
  const opened = await borrower.client.send(
    'GET',
    `${applications}/${borrower.uuid}/documents/${paper?.uuid}`,
  );
  expect(opened.status).toBe(200);
  expect(opened.body).toEqual(sent.body);
  expect((await signed())[0]).toBe(409);
  expect((await send(agent, { bytes: pdf('late') })).status).toBe(409);
  const { trail, scans } = await shown();
  expect(scans).toHaveLength(1);
  const events = trail.map(({ event }) => event);
  expect(events.filter((event) => event === 'review-file-sent')).toHaveLength(3);
  expect(events).toContain('review-document-opened');
});
