/** After the submission the answers are locked; what is wrong is asked for, noted, changes nothing by itself, and a person answers it. */
/** Covers src/server/effects, src/server/desk/settle-corrections.ts, src/server/desk/looked-at.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import type { Journey } from '../../../src/tools/journey/drive.ts';
import { openDesk } from '../desk/open-desk.ts';
import { arrive, fact, inside, settled, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const outbox = memoryOutbox();
const server = freshRealServer({ outbox });

const request = { field: 'Income', requested: '$140,000 a year', reason: 'I typed the amount of last year.' };

function send({ client, uuid }: Walk, page: string, data: object) {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const body = { page, action: 'submit', data };
  return client.send('POST', path, body, { 'idempotency-key': randomUUID() });
}

test('before the submission there is nothing to correct; after it the request is kept with its moment', async () => {
  const before = await arrive(server, { until: 'heloc/start/app-summary' });
  await settled(server, before);
  expect((await send(before, 'correction', request)).status).toBe(409);

  const borrower = await arrive(server, { until: 'heloc/income/link' });
  const known = fact(await settled(server, borrower), 'income.annualIncome');
  const locked = await send(borrower, 'start/contact', { email: 'other@example.com' });
  expect(locked.status).toBe(409);

  const short = await send(borrower, 'correction', { ...request, reason: 'wrong' });
  expect(short.body).toMatchObject({ fields: { '/reason': 'Write between 10 and 500 characters' } });
  const reply = await send(borrower, 'correction', request);
  expect(reply.status).toBe(200);
  expect(fact(reply.body as Journey, 'figures.correction')).toMatchObject({
    ...request,
    status: 'REQUESTED',
  });
  expect(fact(reply.body as Journey, 'income.annualIncome')).toBe(known);

  await send(borrower, 'correction', { ...request, field: 'Name', current: 'Maria' });
  const kept = await inside(
    server,
    borrower.uuid,
    async ({ entities }) => (await entities.get('underwriting')).corrections,
  );
  expect(kept).toMatchObject([{ field: 'Income' }, { field: 'Name', current: 'Maria' }]);

  for (const field of ['Debts', 'Ownership']) await send(borrower, 'correction', { ...request, field });
  const task = await taskOf(borrower.uuid);
  const desk = await openDesk(server);
  const { rows } = await desk.expect('GET', `/service-desk/secure/api/v1/review/${task}`);
  expect(requests(rows)).toEqual([
    expect.stringMatching(/^Income, Waiting.*\$140,000 a year/),
    expect.stringMatching(/^Name, Waiting\. Says: Maria/),
    expect.stringMatching(/^Debts, Waiting/),
    expect.stringMatching(/^Ownership, Waiting/),
  ]);
  const answer = { answer: 'rejected', reason: 'The W-2 shows what was signed.' };
  await desk.send('POST', `/service-desk/secure/api/v1/review/${task}/answer`, answer);
  const after = await settled(server, borrower);
  expect(fact(after, 'figures.correction')).toMatchObject({ field: 'Ownership', status: 'REJECTED' });
  const record = await desk.expect('GET', `/service-desk/secure/api/v1/review/${task}`);
  expect(requests(record.rows)).toHaveLength(4);
  expect(requests(record.rows)[1]).toMatch(/^Name, Not accepted\. Says: Maria/);
  await expect.poll(() => mailed(borrower.uuid)).toHaveLength(1);
  expect(mailed(borrower.uuid)[0]?.text).toContain('your application stays as it is');
});

const requests = (rows: unknown) =>
  (rows as { label: string; value: string }[])
    .filter(({ label }) => label === 'Request')
    .map(({ value }) => value);

const mailed = (uuid: string) =>
  outbox.sent.filter(({ text, subject }) => text.includes(uuid) && subject.includes('correction'));

async function taskOf(uuid: string): Promise<string> {
  const { uuid: task } = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('name', '=', 'correction')
    .executeTakeFirstOrThrow();
  return task;
}

test('an application without the certification is not submitted', async () => {
  const borrower = await arrive(server, { until: 'heloc/start/app-summary' });
  const journey = await settled(server, borrower);
  const read = (fact(journey, 'application.documents') as { uuid: string }[]).map(({ uuid }) => uuid);
  const reply = await send(borrower, 'start/app-summary', {
    read,
    signature: { typedName: 'Maria Elena Alvarez' },
  });
  expect(reply.body).toMatchObject({
    fields: { '/certified': "Check this box to confirm that you've read the documents" },
  });
});
