/** Who asks for paper copies gets them: a person at the lender is told what to print, for whom, where to and by when. */
/**
 * Covers src/server/effects/request-paper-copy.ts, src/server/facts/papers-wanted.ts, src/server/facts/paper-figures.ts,
 *   src/server/desk/paper-mailed.ts, src/server/desk/open-document.ts, src/server/desk/note-seen.ts, src/server/desk/looked-at.ts.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import limits from '../../../flows/limits.json' with { type: 'json' };
import { isBankingDay } from '../../../src/engine/finance/business-day.ts';
import { daysAfter } from '../../../src/engine/finance/days-after.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import type { Journey } from '../../../src/tools/journey/drive.ts';
import type { Desk } from '../../../src/types/desk.ts';
import type { Review } from '../../../src/types/review.ts';
import { openDesk } from '../desk/open-desk.ts';
import { fact, inside, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const outbox = memoryOutbox();
const server = sharedRealServer({ outbox });
const base = '/service-desk/secure/api/v1/review';

type Listed = { uuid: string; title: string; paperAskedAt?: string; paperMailedAt?: string; group?: string };
const madeOf = (journey: Journey) =>
  (fact(journey, 'application.documents') as Listed[]).filter(({ group }) => group !== 'UPLOAD');

async function ask(borrower: Walk, documents: string[]): Promise<Journey> {
  return send(borrower, 'paper', { documents });
}

async function send({ client, uuid }: Walk, action: string, data: object): Promise<Journey> {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const body = { page: 'document/disclosures', action, data };
  const reply = await client.send('POST', path, body, { 'idempotency-key': randomUUID() });
  expect(reply.status).toBe(200);
  return reply.body as Journey;
}

const promisedDays = limits.paper.mailDays;
const start = () => walk(server, { until: 'heloc/start/app-summary' });

async function taskOf(desk: Client, { uuid }: Walk): Promise<Review | undefined> {
  const [row] = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('name', '=', 'paperCopies')
    .orderBy('occasion', 'desc')
    .execute();
  return row && ((await desk.expect('GET', `${base}/${row.uuid}`)) as unknown as Review);
}

const answer = (desk: Client, { uuid }: Review) =>
  desk.send('POST', `${base}/${uuid}/answer`, { answer: 'mailed', reason: 'Mailed with stamp 12.' });

/** Subjects of what was mailed to the borrower about paper. */
const mailed = ({ uuid }: Walk) =>
  outbox.sent.filter(({ text, subject }) => text.includes(uuid) && subject?.includes('paper copies'));

test('a copy that is asked for is a task: what to print, for whom, where to, by which business day; it can be opened', async () => {
  const borrower = await start();
  const [first, second] = madeOf(await settled(server, borrower));
  await ask(borrower, [first?.uuid ?? '']);
  const desk = await openDesk(server);
  const task = await taskOf(desk, borrower);

  expect(task?.title).toBe('Print and mail paper copies');
  expect(task?.dueOn).toBe(daysAfter(legalDay(server.world.clock.now()), 5, isBankingDay));
  const rows = Object.fromEntries((task?.rows ?? []).map(({ label, value }) => [label, value]));
  expect(rows['Mail to']).toMatch(/Maria Elena Alvarez/);
  expect(rows.Address).toMatch(/^\d+ .+, .+, [A-Z]{2} \d{5}/);
  expect(rows.Print).toBe(first?.title);
  expect(task?.documents).toMatchObject([
    { uuid: first?.uuid, title: first?.title, mime: 'application/pdf' },
  ]);
  const opened = await desk.send('GET', `${base}/${task?.uuid}/documents/${first?.uuid}`);
  const unasked = await desk.send('GET', `${base}/${task?.uuid}/documents/${second?.uuid}`);
  expect([opened.status, unasked.status]).toEqual([200, 404]);
});

test('once it is in the mail the borrower reads so, in the list and in a message; asked for again, it is a new task', async () => {
  const borrower = await start();
  const [first] = madeOf(await settled(server, borrower));
  await ask(borrower, [first?.uuid ?? '']);
  const desk = await openDesk(server);
  const task = await taskOf(desk, borrower);
  if (!task) throw new Error('There is no task.');

  expect((await answer(desk, task)).status).toBe(204);
  const [listed] = madeOf(await settled(server, borrower));
  expect(listed?.paperMailedAt).toMatch(/^\d{4}-/);
  await expect.poll(() => mailed(borrower).length).toBe(1);
  expect(mailed(borrower)[0]?.text).toContain('in the mail to you');
  const record = (await taskOf(desk, borrower))?.rows ?? [];
  expect(record.map(({ label }) => label)).not.toContain('Print');
  expect(record.find(({ label }) => label === 'Mailed')?.value).toContain(`: ${first?.title}`);

  server.pass(1000);
  await ask(borrower, [first?.uuid ?? '']);
  const again = await taskOf(desk, borrower);
  expect(again?.uuid).not.toBe(task.uuid);
  expect(again?.state).toBe('OPEN');
});

test('what is asked for while the task is open is not told to be mailed unseen', async () => {
  const borrower = await start();
  const [first, second] = madeOf(await settled(server, borrower));
  await ask(borrower, [first?.uuid ?? '']);
  const desk = await openDesk(server);
  const task = await taskOf(desk, borrower);
  if (!task) throw new Error('There is no task.');
  server.pass(1000);
  await ask(borrower, [second?.uuid ?? '']);

  const refused = await answer(desk, task);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { errors: [expect.stringContaining('Something was added to this task')] },
  ]);
  server.pass(1000);
  expect((await taskOf(desk, borrower))?.documents).toHaveLength(2);
  expect((await answer(desk, task)).status).toBe(204);
});

test('past its day the task stands as late at the desk', async () => {
  const borrower = await start();
  const [first] = madeOf(await settled(server, borrower));
  await ask(borrower, [first?.uuid ?? '']);
  const desk = await openDesk(server);
  const task = await taskOf(desk, borrower);
  const now = server.world.clock.now();
  server.pass(14 * 86_400_000);

  const late = await openDesk(server);
  const { reviews } = (await late.expect('GET', base)) as unknown as Desk;
  expect(reviews.find(({ uuid }) => uuid === task?.uuid)).toMatchObject({ state: 'OVERDUE' });
  server.pass(now - server.world.clock.now());
});

test('after the consent is withdrawn each new document is to be mailed, and none that was there before', async () => {
  const borrower = await start();
  const [old] = madeOf(await settled(server, borrower));
  server.pass(1000);
  await send(borrower, 'withdraw', {});
  const desk = await openDesk(server);
  expect(await taskOf(desk, borrower)).toBeUndefined();

  server.pass(1000);
  await inside(server, borrower.uuid, async ({ documents }) => {
    const pdf = await documents.read(old?.uuid ?? '');
    await documents.add({ type: 'CREDIT_SCORE_NOTICE', title: 'A new notice', version: '1', pdf });
  });
  const rows = (await taskOf(desk, borrower))?.rows ?? [];
  expect(rows.find(({ label }) => label === 'Print')?.value).toBe('A new notice');
});

test("a paper copy is due at the desk no later than the lender's page says", () => {
  for (const { data } of Object.values(server.world.content.orgs))
    for (const { reviews } of Object.values(data)) {
      const { businessDays } = reviews?.reviews.paperCopies ?? {};
      if (businessDays !== undefined) expect(businessDays).toBe(promisedDays);
    }
});
