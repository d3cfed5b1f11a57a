/**
 * THREAT-20: fifty at once, one effect. The others hear so (409, 422, 429), or get the first one's answer; none gets a
 * 5xx.
 */
/** Covers src/server/effects, src/server/submission. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  applications,
  type Borrower,
  contact,
  home,
  password,
  register,
  registration,
  start,
  submit,
  submitStep,
} from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';
import { pdf } from './uploads/sample-files.ts';

// One connection and fifty who want it: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });
const many = 50;

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, index) => work(index)));

type Counted = 'submissions' | 'files';

async function countOf(table: Counted, uuid: string): Promise<number> {
  const rows = await server.world.db
    .selectFrom(table)
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .execute();
  return rows.length;
}

function tally(answers: { statusCode: number; body: string }[], allowed: number[]): number {
  for (const { statusCode, body } of answers) expect([200, ...allowed], body).toContain(statusCode);
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

test('a page sent fifty times under one key is stored once, and everybody hears the same', async () => {
  const key = randomUUID();

  const answers = await atOnce(() => submit(borrower, 'start', start, { key }));

  expect(tally(answers, [409])).toBeGreaterThan(0);
  const told = answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body);
  expect(new Set(told).size).toBe(1);
  expect(await countOf('submissions', borrower.uuid)).toBe(1);
});

test('a page drawn from one version and sent by fifty tabs is taken from one of them', async () => {
  const mine = await register(server);
  const { version } = (await mine.get(`${applications}/${mine.uuid}/journey`)).json();

  const answers = await atOnce(() => submit(mine, 'start', start, { version }));

  expect(tally(answers, [409])).toBe(1);
  expect(await countOf('submissions', mine.uuid)).toBe(1);
});

test('a file sent fifty times at once is kept once', async () => {
  const payload = [
    '--b',
    'content-disposition: form-data; name="file"; filename="a.pdf"',
    'content-type: application/pdf',
    '',
    pdf('fifty times').toString('latin1'),
    '--b--',
    '',
  ].join('\r\n');
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const url = `${applications}/${borrower.uuid}/files?type=USER_UPLOADED_PAYSTUB`;

  const answers = await atOnce(() => borrower.send({ method: 'POST', url, payload, headers }));

  // Whoever sends many at once waits for their own, and is told so when there are too many.
  expect(tally(answers, [422, 503])).toBe(1);
  expect(await countOf('files', borrower.uuid)).toBe(1);
});

test('the last step of a registration pressed fifty times makes one account', async () => {
  const visitor = new Visitor(server.app);
  const email = `fifty-${randomUUID().slice(0, 8)}@example.com`;
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact(email));
  const body = { page: 'login-info', action: 'submit', data: { password, code: '000000', terms: true } };
  const accounts = () => server.world.db.selectFrom('accounts').select('uuid').execute();
  const before = (await accounts()).length;
  const { cookies } = visitor;

  const answers = await atOnce(() =>
    server.app.inject({
      method: 'POST',
      url: `${registration}/submission`,
      payload: body,
      headers: { 'x-org': 'default' },
      cookies,
    }),
  );

  // Later callers get the same answer, or are turned away by a limit.
  expect(tally(answers, [401, 409, 422, 429])).toBeGreaterThan(0);
  expect((await accounts()).length - before).toBe(1);
});
