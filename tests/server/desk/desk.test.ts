/** What the pages of the desk stand on: one reviewer at a time, every look in the trail, and no fact that a reviewer may not see. */
/** Covers src/server/desk, src/server/desk/routes/desk.ts, src/server/http/routes/attach.ts, src/server/identity/effects/{asked,take,leave,answer}-review.ts, src/server/platform/db/migrations/0022-review-hold.ts. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { entitiesAt } from '../../../src/engine/content/entity-place.ts';
import { slotsOf } from '../../../src/engine/text/interpolate.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import type { Desk } from '../../../src/types/desk.ts';
import type { Review } from '../../../src/types/review.ts';
import { wholeFile } from '../../whole-files.ts';
import { settled, submit, type Walk, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const otherLender = 'tealspar';
const desk = '/service-desk/secure/api/v1/review';
const minute = 60_000;
let agent: Client;
let colleague: Client;
let borrower: Walk;
let review: string;

async function reviewer(org = 'default') {
  const [email, password] = [`desk${randomUUID()}@example.com`, 'four random words here'];
  const client = server.client(org);
  await client.expect('POST', '/sandbox/reviewers', { email, password });
  await client.expect('POST', '/identity/api/v1/login', { email, password, code: '000000' });
  return client;
}

/** A borrower whose deed a person has to read. */
async function sendsDeed() {
  const stranded = await walk(server, { key: 'ownership', until: 'heloc/liens' });
  await settled(server, stranded);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(plainPng(7))], { type: 'image/png' }), 'deed.png');
  const files = `/service-application/api/v1/application/heloc/${stranded.uuid}/files?type=DEED`;
  const { body } = await stranded.client.send('POST', files, form);
  await submit(stranded, 'review-app/incorrect-ownership', { reason: 'NAME_CHANGE', deed: [body] });
  return stranded;
}

const server = sharedRealServer();
beforeAll(async () => {
  [agent, colleague] = [await reviewer(), await reviewer()];
  borrower = await sendsDeed();
  const row = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid)
    .executeTakeFirstOrThrow();
  review = row.uuid;
});

const list = async (client: Client) => (await client.expect('GET', desk)) as unknown as Desk;
const show = async (client: Client) => (await client.expect('GET', `${desk}/${review}`)) as unknown as Review;

/** Presses a button of the page of one review. */
function press(client: Client, action: string, data: object = {}) {
  const sent = { flow: 'desk', page: 'task', action, data, query: { review } };
  return client.send('POST', '/identity/api/v1/page-submission', sent, { 'idempotency-key': randomUUID() });
}

test('a reviewer sees the facts, the paper, and where the borrower is and why', async () => {
  const shown = await show(agent);

  expect(shown).toMatchObject({ state: 'OPEN', isMine: false, isOverdue: false, lender: 'Hearthline' });
  expect(shown.facts.map(({ title }) => title)).toContain('Borrower');
  expect(shown.documents).toMatchObject([{ title: 'deed.png', type: 'DEED' }]);
  expect(shown.standing.page).toBe('County records show a different owner');
  expect(shown.standing.because).not.toBe('');
});

test('the desk shows no number that is sealed and no answer that the law keeps apart', async () => {
  const content = JSON.stringify(wholeFile('flows/heloc/reviews.json'));
  const paths = slotsOf(content).map(({ path }) => path);
  const apart = entitiesAt(server.world.content.domain, 'apart');

  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => apart.includes(path.split('.')[0] ?? ''))).toEqual([]);
  expect(paths.filter((path) => /maritalStatus|citizenship|race|ethnicity|\bsex\b/i.test(path))).toEqual([]);

  const said = JSON.stringify(await show(agent));
  const { facts } = await settled(server, borrower);
  expect(said).not.toContain('MARRIED');
  expect(said).not.toMatch(/\d{3}-\d{2}-\d{4}|"\d{9}"/);
  expect(said).not.toMatch(/maritalStatus|ethnicity|hmda/i);
  expect(facts).toMatchObject({ profile: { maritalStatus: expect.any(String) } });
});

/** A document as the borrower's own page has it. */
async function asTheBorrower(uuid: string | undefined) {
  const { facts } = await settled(server, borrower);
  const { documents } = facts.application as { documents: { uuid: string }[] };
  return documents.find((document) => document.uuid === uuid);
}

test('a paper is opened by its reviewer only, and each opening stands in the trail', async () => {
  const [paper] = (await show(agent)).documents;
  const path = `${desk}/${review}/documents/${paper?.uuid}`;
  const opened = await agent.send('GET', path);

  expect(opened.status).toBe(200);
  expect(opened.headers.get('content-type')).toBe('image/png');
  expect((await agent.send('GET', `${desk}/${review}/documents/${randomUUID()}`)).status).toBe(404);
  expect((await (await reviewer(otherLender)).send('GET', path)).status).toBe(404);
  expect((await borrower.client.send('GET', path)).status).toBe(404);
  const listed = (await show(agent)).papers;
  const mine = listed.find(({ uuid }) => uuid === paper?.uuid);
  expect(mine).toMatchObject({ status: 'IN_REVIEW', locked: false, person: 'Maria Elena Alvarez' });
  expect(mine?.seen).toMatchObject([{ by: expect.stringMatching(/^desk.*@example\.com$/) }]);
  expect(listed.filter(({ locked }) => !locked)).toHaveLength(1);
  expect(await asTheBorrower(paper?.uuid)).toMatchObject({ status: 'IN_REVIEW', seenAt: expect.any(String) });
  const events = (await show(agent)).trail.map(({ event }) => event);
  expect(events.filter((event) => event === 'review-document-opened')).toHaveLength(1);
  expect(events.filter((event) => event === 'review-seen')).toHaveLength(1);
});

test('what a reviewer takes, colleagues and the sandbox leave alone, until it is given back or half an hour is over', async () => {
  expect((await press(agent, 'take')).status).toBe(200);
  expect(await list(agent)).toMatchObject({ mine: 1 });
  expect((await show(colleague)).holder).toMatch(/^desk.*@example\.com$/);
  expect((await press(colleague, 'take')).status).toBe(409);
  expect((await press(colleague, 'leave')).status).toBe(409);
  const answer = { answer: 'agrees', reason: 'Read the certificate.' };
  expect((await press(colleague, 'submit', answer)).status).toBe(409);

  server.pass(minute);
  await server.world.queue.advance(minute);
  expect((await show(agent)).state).toBe('OPEN');

  server.pass(30 * minute);
  const late = await reviewer();
  expect((await show(late)).holder).toBeUndefined();
  expect((await press(late, 'take')).status).toBe(200);
  expect((await press(late, 'leave')).status).toBe(200);
});

test('what is past its day is overdue', async () => {
  const later = 8 * 24 * 60 * minute;
  server.pass(later);
  const late = await reviewer();

  expect(await list(late)).toMatchObject({ open: 1, overdue: 1, reviews: [{ state: 'OVERDUE' }] });
  agent = late;
});

test('an answer needs a reason of its own, is given once, and the next reviewer sees it', async () => {
  colleague = await reviewer();
  const reason = 'The certificate names both.';
  const short = await press(agent, 'submit', { answer: 'agrees', reason: 'Fine' });
  expect([short.status, short.body]).toMatchObject([422, { fields: { '/reason': expect.any(String) } }]);
  expect((await press(agent, 'submit', { answer: 'perhaps', reason })).status).toBe(422);
  expect((await press(agent, 'submit', { answer: 'agrees', reason })).status).toBe(200);

  const second = await press(colleague, 'decline', { answer: 'differs', reason: 'I read it otherwise.' });
  expect(second).toMatchObject({
    status: 409,
    body: { errors: [expect.stringContaining('answered this review')] },
  });
  expect(await show(colleague)).toMatchObject({
    state: 'ANSWERED',
    decision: { answer: 'The borrower is an owner', reason },
  });
  const { documents, papers } = await show(colleague);
  expect(papers.find(({ uuid }) => uuid === documents[0]?.uuid)).toMatchObject({ status: 'ACCEPTED' });
  expect((await show(colleague)).trail[0]).toMatchObject({ event: 'review-seen' });
  expect(await list(colleague)).toMatchObject({ open: 0, decided: 1 });
});

test('a borrower and a visitor press the buttons of a review in vain', async () => {
  expect((await press(borrower.client, 'take')).status).toBeGreaterThanOrEqual(401);
  expect((await press(server.client(), 'take')).status).toBe(401);
});
