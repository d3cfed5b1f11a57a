/** Durable jobs on pg-boss, over the server's own pool. All handlers share one pg-boss queue: one poller, one query. */
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { insideTransaction } from '../db/in-transaction.ts';
import type { Tables } from '../db/tables.ts';
import { Undeliverable } from '../vendors/undeliverable.ts';
import type { JobData } from '../world/job-data.ts';
import type { Queue } from '../world/queue.ts';
import type { World } from '../world/world.ts';
import { giveUp } from './give-up.ts';
import type { JobHandler } from './job-handler.ts';
import { patiently } from './patiently.ts';

export type BossOptions = {
  /** For what a request waits for. */
  pool: pg.Pool;
  /** For the queue's own work, which may take longer. */
  background?: pg.Pool;
  handlers: Record<string, JobHandler>;
  /** Asked late: the world holds the queue, and the queue's jobs need the world. */
  world(): World;
  report(error: unknown, job?: { name: string; uuid: string }): void;
  /** On this database no other process can run jobs: a job that looks active was cut off by a crash. */
  exclusive: boolean;
  pollSeconds?: number;
};

type Parcel = { job: string; data: JobData };
/** `retryCount`: tries before this one, of which the last is number `retryLimit`. */
type Ready = { id: string; data: Parcel; retryCount: number; retryLimit: number };

const queueName = 'hearthline';
const batchSize = 10;
const sending = { retryLimit: 5, retryDelay: 1, retryBackoff: true, expireInSeconds: 120 };

export function bossQueue(options: BossOptions): Queue {
  const { pool, background = pool } = options;
  let over = false;
  const patience = { report: options.report, isOver: () => over };
  const runQuery = (text: string, values: unknown[]) => pool.query(text, values);
  const boss = new PgBoss({
    // A start that was cut off cannot be repeated, and a result that was not recorded would be computed again.
    db: {
      executeSql: (text: string, values: unknown[]) =>
        patiently(patience, () => background.query(text, values)),
    },
    schedule: false,
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', (error) => options.report(error));
  let worker: string | undefined;
  return {
    send: async (name, data, { startAfterMs = 0, tx } = {}) => {
      const startAfter = new Date(Date.now() + startAfterMs);
      if (!tx && insideTransaction())
        throw new Error('A job sent inside a transaction belongs to it: pass tx.');
      const db = { executeSql: tx ? inTransaction(tx) : runQuery };
      await boss.send(queueName, { job: name, data }, { ...sending, startAfter, db });
    },
    runWaiting: (applicationUuid) => runWaiting(boss, options, applicationUuid),
    revive: async (applicationUuid) => {
      const { rowCount } = await pool.query(revive, [queueName, applicationUuid ?? null]);
      if (rowCount && worker) boss.notifyWorker(worker);
      return rowCount ?? 0;
    },
    advance: async (ms) => {
      await pool.query(nearer, [queueName, ms]);
      if (worker) boss.notifyWorker(worker);
    },
    wake: () => worker && boss.notifyWorker(worker),
    start: async () => {
      await boss.start();
      await boss.createQueue(queueName);
      if (options.exclusive) await resumeCutOff(pool);
      const pollingIntervalSeconds = options.pollSeconds ?? 1;
      const polling = { batchSize, pollingIntervalSeconds, includeMetadata: true } as const;
      worker = await boss.work<Parcel>(queueName, polling, async (jobs) => {
        for (const job of jobs) await runOne(boss, options, job);
        if (jobs.length === batchSize && worker) boss.notifyWorker(worker);
      });
    },
    stop: () => {
      over = true;
      return boss.stop({ graceful: true, wait: true, timeout: 8_000, close: false });
    },
  };
}

async function runOne(boss: PgBoss, options: BossOptions, ready: Ready) {
  try {
    await perform(options, ready, false);
  } catch (error) {
    await failed(boss, options, ready, error);
  }
}

async function failed(boss: PgBoss, options: BossOptions, ready: Ready, error: unknown) {
  const { id, data, retryCount, retryLimit } = ready;
  options.report(error, { name: data.job, uuid: id });
  if (error instanceof Undeliverable) return;
  // Only this job is tried again; the rest of the batch completes.
  await boss.fail(queueName, id, { message: error instanceof Error ? error.name : 'Error' });
  if (retryCount < retryLimit || !options.handlers[data.job]?.movesStep) return;
  await giveUp(options.world(), data.job, data.data.applicationUuid).catch(options.report);
}

async function perform(
  options: BossOptions,
  { id, data: { job, data } }: Pick<Ready, 'id' | 'data'>,
  skipped: boolean,
) {
  const handler = options.handlers[job];
  if (!handler) throw new Error(`No handler is registered for the job "${job}".`);
  await handler.run({ world: options.world(), data, jobUuid: id, skipped });
}

/** Claims each waiting job first, so that the poller cannot run it as well. */
async function runWaiting(boss: PgBoss, options: BossOptions, applicationUuid: string): Promise<number> {
  const claimed = await options.pool.query<Ready>(claim, [queueName, applicationUuid]);
  for (const job of claimed.rows) {
    try {
      await perform(options, job, true);
      await boss.complete(queueName, job.id);
    } catch (error) {
      await failed(boss, options, job, error);
    }
  }
  return claimed.rows.length;
}

const claim = `update pgboss.job set state = 'active', started_on = now(),
    retry_count = case when started_on is null then retry_count else retry_count + 1 end
  where name = $1 and state in ('created', 'retry') and data -> 'data' ->> 'applicationUuid' = $2
  returning id, data, retry_count as "retryCount", retry_limit as "retryLimit"`;

// A job looks at the facts first, so a late try is harmless; a job that can never succeed rests in between.
const revive = `update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
  where name = $1 and state = 'failed' and completed_on < now() - interval '1 minute'
    and created_on > now() - interval '7 days' and ($2::text is null or data -> 'data' ->> 'applicationUuid' = $2)`;

const nearer = `update pgboss.job set start_after = start_after - $2::float8 * interval '1 millisecond'
  where name = $1 and state in ('created', 'retry')`;

async function resumeCutOff(pool: pg.Pool) {
  await pool.query(`update pgboss.job set state = 'retry' where name = $1 and state = 'active'`, [queueName]);
}

function inTransaction(tx: Transaction<Tables>) {
  return async (text: string, values: unknown[]) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
}

/** Jobs that have not finished, oldest first: what the sandbox and the tests look at. */
export async function waitingJobs(world: World, applicationUuid: string): Promise<string[]> {
  const result = await sql<{ job: string }>`
    select data ->> 'job' as job from pgboss.job
    where name = ${queueName} and state in ('created', 'retry', 'active')
      and data -> 'data' ->> 'applicationUuid' = ${applicationUuid} order by created_on`.execute(world.db);
  return result.rows.map((row) => row.job);
}
