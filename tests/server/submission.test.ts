/** A submitted page: judged, stored by entity, answered with the journey; once, and only where it is open. */
/**
 * Covers src/server/jobs/boss-queue.ts, src/server/standing/in-application.ts, src/server/application,
 *   src/server/platform/memory, src/server/submission.
 */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingJobs } from '../../src/server/jobs/boss-queue.ts';
import { inApplication } from '../../src/server/standing/in-application.ts';
import { applications, type Borrower, register, start, submit } from './borrower.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();

const journeyOf = async (borrower: Borrower) =>
  (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();

test('answers are stored by entity, and the step follows from the facts', async () => {
  const borrower = await register(server);

  const answer = await submit(borrower, 'start', {
    ...start,
    occupancy: 'PRIMARY',
    ssn: '666101001',
    secret: 'x',
  });

  expect(answer.statusCode, answer.body).toBe(200);
  const { facts, step, done, version } = answer.json();
  expect({ step, done, version }).toEqual({ step: 'LIEN_VERIFICATION', done: ['start'], version: 1 });
  expect(facts.profile).toMatchObject({ maritalStatus: 'MARRIED', hasSsn: true, pulled: true });
  expect(facts.profile.addresses).toHaveLength(1);
  expect(facts.address).toMatchObject({ occupancy: 'PRIMARY', location: { state: 'CA' } });
  expect(answer.body).not.toMatch(/666101001|"secret"/);
});

test('a consent keeps its words, version, time, address and browser', async () => {
  const borrower = await register(server);
  await borrower.send({
    method: 'POST',
    url: `${applications}/${borrower.uuid}/submission`,
    payload: { page: 'start', action: 'submit', data: start },
    headers: { 'idempotency-key': randomUUID(), 'user-agent': 'Browser/1' },
  });

  const rows = await inApplication(server.world, borrower.uuid, ({ consents }) => consents.list());

  expect(rows.map(({ type }) => type)).toEqual(['TERMS', 'SOFT_CREDIT']);
  expect(rows[1]).toMatchObject({
    version: '2026-11',
    text: 'Fixture may look at my credit.',
    ip: '127.0.0.1',
    userAgent: 'Browser/1',
  });
});

test('mistakes come back by field, and nothing is stored', async () => {
  const borrower = await register(server);

  const answer = await submit(borrower, 'start', { maritalStatus: 'HAPPY', ssn: '000000000' });

  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual(['/maritalStatus', '/ssn', '/softCredit']);
  expect(await journeyOf(borrower)).toMatchObject({ done: [], version: 0 });
});

test('a page that the step does not allow names the right one', async () => {
  const borrower = await register(server);

  const answer = await submit(borrower, 'papers', { carrier: 'Acme' });

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ step: null, path: 'start' });
});

test('an effect that refuses undoes everything', async () => {
  const borrower = await register(server);

  const answer = await submit(borrower, 'start', { ...start, secret: 'refuse' });

  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual(['The bureau is closed.']);
  expect((await journeyOf(borrower)).facts.application.consents).toEqual([{ type: 'TERMS' }]);
});

test('flags that the server owns cannot be posted', async () => {
  const borrower = await register(server);
  for (const field of ['status', 'uwDecision', 'hasSsn', 'uuid', '__proto__x', 'constructor']) {
    const answer = await submit(borrower, 'start', { ...start, [field]: true });
    expect(answer.statusCode, field).toBe(400);
  }
  expect((await journeyOf(borrower)).version).toBe(0);
});

test('the same key answers the same, does the work once, and refuses another body', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', start);
  const key = randomUUID();

  const first = await submit(borrower, 'papers', { carrier: 'One' }, { key });
  const again = await submit(borrower, 'papers', { carrier: 'One' }, { key });
  const other = await submit(borrower, 'papers', { carrier: 'Two' }, { key });

  expect(first.statusCode, first.body).toBe(200);
  expect(again.body).toBe(first.body);
  expect(other.statusCode).toBe(422);
  expect((await journeyOf(borrower)).facts.insurance.recorded).toBe(1);
});

test('an answer says whether something was started that moves the step (FINDING-A1.1)', async () => {
  const borrower = await register(server);

  const pull = await submit(borrower, 'start', start);
  const papers = await submit(borrower, 'papers', { carrier: 'One' });

  expect([pull.json().started, papers.json().started]).toEqual([true, false]);
});

test('fifty at once with one key are one submission', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', start);
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => submit(borrower, 'papers', { carrier: 'Once' }, { key })),
  );

  const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body));
  expect(bodies.size).toBe(1);
  expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
  expect((await journeyOf(borrower)).facts.insurance.recorded).toBe(1);
});

test('a submission needs a key', async () => {
  const borrower = await register(server);
  const url = `${applications}/${borrower.uuid}/submission`;

  const answer = await borrower.post(url, { page: 'start', action: 'submit', data: start });

  expect(answer.statusCode).toBe(400);
});

test('of two tabs the second is told, and loses nothing of the first', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', start, { version: 0 });

  const first = await submit(borrower, 'papers', { carrier: 'First' }, { version: 1 });
  const second = await submit(borrower, 'papers', { carrier: 'Second' }, { version: 1 });

  expect(first.statusCode).toBe(200);
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ message: 'stale', step: 'LIEN_VERIFICATION', path: 'papers' });
  expect((await journeyOf(borrower)).facts.insurance.carrier).toBe('First');
});

test('what the flow does not have is refused as such, however old the page is that asks for it', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', start);

  const old = { version: 0 };
  const page = await submit(borrower, 'no/such/page', {}, old);
  const action = await submit(borrower, 'papers', {}, { ...old, action: 'no-such-action' });

  expect([page.statusCode, action.statusCode]).toEqual([404, 400]);
});

test('a draft keeps what was typed until the page is sent, without its secrets', async () => {
  const borrower = await register(server);
  const url = `${applications}/${borrower.uuid}/drafts/start`;
  await borrower.put(url, { data: { first: 'Ada', ssn: '666101001', secret: 'word' } });

  expect((await journeyOf(borrower)).drafts).toEqual({ start: { first: 'Ada' } });
  await submit(borrower, 'start', start);
  expect((await journeyOf(borrower)).drafts).toEqual({});
});

test('a sealed number is stored, and only that it exists is shown', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', { ...start, ssn: '666101001', first: 'Ada' });

  const ssn = await inApplication(server.world, borrower.uuid, ({ sealed }) => sealed.get('ssn'));
  const { facts } = await journeyOf(borrower);

  expect(ssn).toBe('666101001');
  expect(facts.profile).toMatchObject({ hasSsn: true, name: { first: 'Ada' } });
});

test('an emptied field is removed', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', start);

  expect((await journeyOf(borrower)).facts.profile.name).toEqual({ last: 'Alvarez' });
});

test('waiting can be skipped in the sandbox, and the job runs once', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', start);
  expect(await waitingJobs(server.world, borrower.uuid)).toEqual(['count']);

  const answer = await borrower.send({ method: 'POST', url: `/sandbox/${borrower.uuid}/skip-wait` });

  expect(answer.json()).toEqual({ skipped: 1 });
  expect((await journeyOf(borrower)).facts.figures).toEqual({ jobs: 1, skipped: true });
  expect(await waitingJobs(server.world, borrower.uuid)).toEqual([]);
});

test('consents, audit rows and submissions are only ever added', async () => {
  const borrower = await register(server);
  await submit(borrower, 'start', start);
  for (const table of ['consents', 'audit', 'submissions']) {
    const change = sql
      .raw(`update ${table} set application_uuid = application_uuid`)
      .execute(server.world.db);
    await expect(change).rejects.toThrow(/only ever added/);
    await expect(sql.raw(`delete from ${table}`).execute(server.world.db)).rejects.toThrow(/only ever added/);
  }
});
