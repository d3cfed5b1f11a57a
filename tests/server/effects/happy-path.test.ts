/** The whole way of the happy borrower, through the real server, its effects, jobs and documents. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilAwake } from '../../../src/tools/journey/drive.ts';
import { openRealServer, type RealServer, type Walk, walk } from './real-server.ts';

let server: RealServer;
let borrower: Walk;

beforeAll(async () => {
  server = await openRealServer();
  borrower = await walk(server);
}, 60_000);
afterAll(() => server.close());

test('the happy borrower reaches the cancel period, with no job failed', async () => {
  const journey = await untilAwake(borrower.client, borrower.uuid);

  expect(server.reports).toEqual([]);
  expect(journey.step).toBe('RESCISSION');
});
