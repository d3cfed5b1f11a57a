/** Work that gave up after its last try: the borrower's next look, and the sweep, set it going again. */
/** Covers src/server/jobs/boss-queue.ts, src/server/start/sweep.ts, src/server/jobs, src/server/handlers. */
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { waitingJobs } from '../../src/server/jobs/boss-queue.ts';
import { sweep } from '../../src/server/start/sweep.ts';
import { applications, type Borrower, register, start, submit } from './borrower.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();

const look = async (borrower: Borrower) =>
  (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();

/** A borrower whose one job has failed for the last time, so many seconds ago. The unmarried wait for it. */
async function stranded(secondsAgo: number, maritalStatus = 'UNMARRIED'): Promise<Borrower> {
  const borrower = await register(server);
  await submit(borrower, 'start', { ...start, maritalStatus });
  await sql`update pgboss.job set state = 'failed', retry_count = 5,
    completed_on = now() - make_interval(secs => ${secondsAgo})
    where data -> 'data' ->> 'applicationUuid' = ${borrower.uuid}`.execute(server.world.db);
  return borrower;
}

async function ranOnce(borrower: Borrower) {
  await expect.poll(async () => (await look(borrower)).facts.figures.jobs).toBe(1);
  expect(await waitingJobs(server.world, borrower.uuid)).toEqual([]);
}

test('a borrower who comes back finds the work restarted, once', async () => {
  const [borrower, other] = [await stranded(61), await stranded(61)];

  await Promise.all([look(borrower), look(borrower), look(borrower)]);

  await ranOnce(borrower);
  expect(await waitingJobs(server.world, other.uuid)).toEqual([]);
});

test('reading a step that waits for no work writes nothing', async () => {
  const borrower = await stranded(61, 'MARRIED');
  const revive = vi.spyOn(server.world.queue, 'revive');

  expect((await look(borrower)).step).toBe('LIEN_VERIFICATION');

  expect(revive).not.toHaveBeenCalled();
  revive.mockRestore();
  expect(await waitingJobs(server.world, borrower.uuid)).toEqual([]);
});

test('work that failed just now is not restarted yet', async () => {
  const borrower = await stranded(5);

  await look(borrower);
  await sweep(server.world, (error) => server.reports.push(error));

  expect(await waitingJobs(server.world, borrower.uuid)).toEqual([]);
});

test('the sweep restarts work although no borrower looks', async () => {
  const borrower = await stranded(3_600);

  await sweep(server.world, (error) => server.reports.push(error));

  await ranOnce(borrower);
});
