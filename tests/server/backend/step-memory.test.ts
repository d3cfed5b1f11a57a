/** A remembered step is never older than what was written, and never believed for long. */
/**
 * Covers src/server/backend/step-memory.ts, src/server/platform/memory/bounded.ts,
 *   src/server/standing/{in-application,read-application}.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepLifetimeMs, stepMemory } from '../../../src/server/backend/step-memory.ts';
import { bounded } from '../../../src/server/platform/memory/bounded.ts';
import { inApplication } from '../../../src/server/standing/in-application.ts';
import { readApplication } from '../../../src/server/standing/read-application.ts';
import { type Borrower, register, start, submit } from '../borrower.ts';
import { openTestServer, type TestServer } from '../harness.ts';
import { testDomain } from '../test-domain.ts';

let server: TestServer;
let derived = 0;
beforeAll(async () => {
  const assembleFacts: typeof testDomain.assembleFacts = (scope) => {
    derived += 1;
    return testDomain.assembleFacts(scope);
  };
  server = await openTestServer({ domain: { ...testDomain, assembleFacts } });
});
afterAll(() => server.close());

const stepOf = async (borrower: Borrower) =>
  (await borrower.get(`/service-krang-heloc/borrower/secure/api/v1/${borrower.uuid}/status`)).json().step;

test('the step of an unchanged application is derived once; the next read sees any write', async () => {
  const borrower = await register(server);
  const before = derived;
  expect([await stepOf(borrower), await stepOf(borrower), await stepOf(borrower)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(derived - before).toBe(1);

  expect((await submit(borrower, 'start', start)).statusCode).toBe(200);
  expect(await stepOf(borrower)).toBe('LIEN_VERIFICATION');

  // A job's write, without any submission.
  const beforeJob = derived;
  await inApplication(server.world, borrower.uuid, ({ entities }) => entities.put('figures', { jobs: 1 }));
  await stepOf(borrower);
  expect(derived - beforeJob).toBe(1);
});

test('facts that change with the clock alone are not frozen', async () => {
  const borrower = await register(server);
  await stepOf(borrower);
  const before = derived;
  server.pass(stepLifetimeMs - 1_000);
  await stepOf(borrower);
  expect(derived - before).toBe(0);
  server.pass(1_001);
  await stepOf(borrower);
  expect(derived - before).toBe(1);
});

test('what is remembered of one application opens no door to another borrower', async () => {
  const [owner, other] = [await register(server), await register(server)];
  await stepOf(owner);
  const url = `/service-krang-heloc/borrower/secure/api/v1/${owner.uuid}/status`;
  expect((await other.get(url)).statusCode).toBe(404);
});

test('a read cannot write', async () => {
  const { uuid } = await register(server);
  const write = readApplication(server.world, uuid, ({ entities }) => entities.put('figures', { x: 1 }));
  await expect(write).rejects.toThrow(/read-only/);
});

test('another revision, a later moment and an earlier one are unknown', () => {
  const memory = stepMemory();
  const at = 1_000_000;
  memory.keep({ uuid: 'a', revision: '7' }, at, { step: null, page: 'start/profile', revision: '1' });
  expect(memory.recall({ uuid: 'a', revision: '7' }, at)).toEqual(expect.objectContaining({ step: null }));
  expect(memory.recall({ uuid: 'a', revision: '8' }, at)).toBeUndefined();
  expect(memory.recall({ uuid: 'b', revision: '7' }, at)).toBeUndefined();
  expect(memory.recall({ uuid: 'a', revision: '7' }, at + stepLifetimeMs)).toBeUndefined();
  expect(memory.recall({ uuid: 'a', revision: '7' }, at - 1)).toBeUndefined();
});

test('a full memory forgets what was not asked for the longest', () => {
  const memory = bounded<string, number>(2);
  memory.set('a', 1);
  memory.set('b', 2);
  memory.get('a');
  memory.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([1, undefined, 3]);
});
