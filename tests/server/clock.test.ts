/** The sandbox's clock can be moved, so that stories come back tomorrow; everything that counts time follows it. */
/** Covers src/server/jobs/boss-queue.ts, src/server/platform/world/movable-clock.ts, src/server/platform/world. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { waitingJobs } from '../../src/server/jobs/boss-queue.ts';
import { movableClock } from '../../src/server/platform/world/movable-clock.ts';
import { type Borrower, register } from './borrower.ts';
import { openTestServer, Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const minute = 60_000;
const all = '/service-application/api/v3/application/heloc/all';

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

const move = (ms: number) => new Visitor(server.app).post('/sandbox/clock', { ms });

test('a clock moved by an hour tells it, in the answer and in the Date header', async () => {
  const before = Date.parse(String((await borrower.get(all)).headers.date));
  const answer = await move(60 * minute);
  expect(answer.statusCode).toBe(200);
  const told = Date.parse(answer.json().now);
  expect(told - before).toBeGreaterThanOrEqual(60 * minute);
  expect(Date.parse(String(answer.headers.date)) - before).toBeGreaterThanOrEqual(60 * minute);
});

test('the moved clock ends tokens: a borrower who comes back in an hour logs in again', async () => {
  expect((await borrower.get(all)).statusCode).toBe(401);
  const later = await register(server);
  await move(14 * minute);
  expect((await later.get(all)).statusCode).toBe(200);
});

test('a job that waits for tomorrow runs when the clock is moved there', async () => {
  const { queue } = server.world;
  await queue.send('count', { applicationUuid: borrower.uuid }, { startAfterMs: 1000 * minute });
  await move(999 * minute);
  expect(await waitingJobs(server.world, borrower.uuid)).toEqual(['count']);
  await move(minute);
  await expect.poll(() => waitingJobs(server.world, borrower.uuid)).toEqual([]);
});

test('the clock moves forward only, at most a year at once, and not in production', async () => {
  for (const ms of [0, -minute, 1.5, 400 * 24 * 60 * minute, '1'])
    expect((await new Visitor(server.app).post('/sandbox/clock', { ms })).statusCode).toBe(400);
  const production = await openTestServer({ mode: 'production', startQueue: false });
  expect((await new Visitor(production.app).post('/sandbox/clock', { ms: minute })).statusCode).toBe(404);
  await production.close();
});

test('a restart finds the clock where it was moved', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'data', 'clock');
  movableClock(file).advance(60 * minute);
  movableClock(file).advance(60 * minute);
  expect(movableClock(file).now() - Date.now()).toBeGreaterThan(119 * minute);
});
