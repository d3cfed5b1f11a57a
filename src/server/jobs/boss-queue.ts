/** Durable jobs on pg-boss, over the server's own pool: a queue for each lane, and several jobs at once in each. */
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { insideTransaction } from '../platform/db/in-transaction.ts';
import { patiently } from '../platform/db/patiently.ts';
import type { Tables } from '../platform/db/tables.ts';
import { PartyFailed } from '../platform/parties/common/party-failed.ts';
import { Undeliverable } from '../platform/parties/common/undeliverable.ts';
import { inTrace } from '../platform/trace.ts';
import { noApplication } from '../platform/world/job-data.ts';
import type { Queue } from '../platform/world/queue.ts';
import type { World } from '../platform/world/world.ts';
import {
  type Ask,
  claimDue,
  claimWaiting,
  freeAll,
  freeOfTheDead,
  freeOwn,
  freeUnheard,
  isSeen,
  putOff,
  type Ready,
} from './claims.ts';
import { giveUp } from './give-up.ts';
import type { JobHandler } from './job-handler.ts';
import { type Lane, lanes, queueNames } from './lanes.ts';
import { alone, type Presence } from './presence.ts';
import { type RunningLane, runLane } from './run-lane.ts';

export type BossOptions = {
  /** For what a request waits for. */
  pool: pg.Pool;
  /** For the queue's own work, which may take longer. */
  background?: pg.Pool;
  handlers: Record<string, JobHandler>;
  /** Asked late: the world holds the queue, and the queue's jobs need the world. */
  world(): World;
  report(error: unknown, job?: { name: string; uuid: string }): void;
  /** What tells the other processes on this database that we live; without it there are none, and an active job was cut off by a crash. */
  presence?: Presence | undefined;
  /** How many jobs of a lane run at once, before its own measure (lanes.ts). */
  atOnce?: number;
  pollSeconds?: number;
};

const sending = { retryLimit: 5, retryDelay: 1, retryBackoff: true, expireInSeconds: 120 };
const stopMs = 8_000;
const lookForDeadMs = 2_000;
/** So long a job waits for a company that is not asked, before its tries are counted and the borrower is told. */
const longestRestMs = 120_000;

export function bossQueue(options: BossOptions): Queue {
  const { pool, background = pool, presence = alone(), report, atOnce = 4, pollSeconds = 1 } = options;
  let over = false;
  const patience = { report, isOver: () => over };
  const runQuery = (text: string, values: unknown[]) => pool.query(text, values);
  // A start that was cut off cannot be repeated, and a result that was not recorded would be computed again.
  const ask: Ask = (text, values) => patiently(patience, () => background.query(text, values));
  const boss = new PgBoss({ db: { executeSql: ask }, schedule: false, maintenanceIntervalSeconds: 30 });
  boss.on('error', (error) => report(error));
  const inTurn = turns();
  const running: RunningLane[] = [];
  const held = new Set<string>();
  const hold = (jobs: Ready[]) => {
    for (const { id } of jobs) held.add(id);
    return jobs;
  };
  const runHeld = (at: At, job: Ready, skipped: boolean) =>
    inTurn(turnOf(job), () => inTrace(undefined, () => runOne(at, job, skipped))).finally(() =>
      held.delete(job.id),
    );
  let watch: NodeJS.Timeout | undefined;
  const wake = () => {
    for (const lane of running) lane.wake();
  };
  const open = ({ queue, times, timesOfAName }: (typeof lanes)[Lane]) =>
    runLane<Ready>({
      ...{ atOnce: atOnce * times, atOnceOfAName: atOnce * timesOfAName, pollMs: pollSeconds * 1000, report },
      nameOf: ({ data }) => data.job,
      claim: async (most, without) =>
        presence.isHeld() ? hold(await claimDue(ask, presence.id, { queue, most, without })) : [],
      // One after the other for one application: two stages of it would ask their party twice.
      run: (job) => runHeld({ boss, ask, options }, job, false),
    });
  const freeDead = async () => {
    if (!presence.isHeld()) return;
    if (!(await isSeen(ask, presence.id))) return presence.renew();
    const free = (await freeOfTheDead(ask, presence.id)) + (await freeUnheard(ask, presence.id, [...held]));
    if (free > 0) wake();
  };
  return {
    send: async (name, data, { startAfterMs = 0, isUrgent = false, tx } = {}) => {
      const startAfter = new Date(Date.now() + startAfterMs);
      if (!tx && insideTransaction())
        throw new Error('A job sent inside a transaction belongs to it: pass tx.');
      const db = { executeSql: tx ? inTransaction(tx) : runQuery };
      const how = { ...sending, startAfter, db, priority: isUrgent ? 1 : 0 };
      await boss.send(queueOf(options, name), { job: name, data }, how);
    },
    runWaiting: async (applicationUuid) => {
      const jobs = hold(await claimWaiting(runQuery as Ask, presence.id, applicationUuid));
      for (const job of jobs) await runHeld({ boss, ask: runQuery as Ask, options }, job, true);
      return jobs.length;
    },
    revive: async (applicationUuid) => {
      const { rowCount } = await pool.query(revive, [queueNames, applicationUuid ?? null]);
      if (rowCount) wake();
      return rowCount ?? 0;
    },
    advance: async (ms) => {
      await pool.query(nearer, [queueNames, ms]);
      wake();
    },
    wake,
    start: async () => {
      await boss.start();
      for (const queue of queueNames) await boss.createQueue(queue);
      await presence.open();
      await (options.presence ? freeOfTheDead(ask, presence.id) : freeAll(ask));
      running.push(...Object.values(lanes).map(open));
      if (options.presence) watch = setInterval(() => freeDead().catch(report), lookForDeadMs).unref();
    },
    stop: async () => {
      over = true;
      clearInterval(watch);
      await Promise.all(running.map((lane) => lane.stop(stopMs)));
      if (running.length > 0) await freeOwn(ask, presence.id).catch(report);
      await presence.close();
      await boss.stop({ graceful: true, wait: true, timeout: stopMs, close: false });
    },
  };
}

const queueOf = ({ handlers }: BossOptions, name: string): string =>
  lanes[handlers[name]?.lane ?? 'own'].queue;

/** Jobs about no application wait for no one. */
function turnOf({ id, queue, data: { data } }: Ready): string {
  return data.applicationUuid === noApplication ? id : `${queue}/${data.applicationUuid}`;
}

type At = { boss: PgBoss; ask: Ask; options: BossOptions };

async function runOne(at: At, ready: Ready, skipped: boolean): Promise<void> {
  const { boss, ask, options } = at;
  try {
    await perform(options, ready, skipped);
  } catch (error) {
    const restMs = error instanceof PartyFailed && ready.ageMs < longestRestMs ? error.restMs : undefined;
    // The log has said that the company is not asked; a line for each job that waits for it would say no more.
    if (restMs !== undefined) return putOff(ask, ready, restMs);
    options.report(error, { name: ready.data.job, uuid: ready.id });
    if (!(error instanceof Undeliverable)) return tryAgain(at, ready, error);
  }
  await boss.complete(ready.queue, ready.id);
}

async function tryAgain({ boss, options }: At, ready: Ready, error: unknown) {
  const { id, queue, data, retryCount, retryLimit } = ready;
  await boss.fail(queue, id, { message: error instanceof Error ? error.name : 'Error' });
  if (retryCount < retryLimit || !options.handlers[data.job]?.movesStep) return;
  await giveUp(options.world(), data.job, data.data.applicationUuid).catch(options.report);
}

async function perform(options: BossOptions, { id, data: { job, data } }: Ready, skipped: boolean) {
  const handler = options.handlers[job];
  if (!handler) throw new Error(`No handler is registered for the job "${job}".`);
  await handler.run({ world: options.world(), data, jobUuid: id, skipped });
}

// A job looks at the facts first, so a late try is harmless; a job that can never succeed rests in between.
const revive = `update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
  where name = any($1) and state = 'failed' and completed_on < now() - interval '1 minute'
    and created_on > now() - interval '7 days' and ($2::text is null or data -> 'data' ->> 'applicationUuid' = $2)`;

const nearer = `update pgboss.job set start_after = start_after - $2::float8 * interval '1 millisecond'
  where name = any($1) and state in ('created', 'retry')`;

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
    where name = any(${queueNames}) and state in ('created', 'retry', 'active')
      and data -> 'data' ->> 'applicationUuid' = ${applicationUuid} order by created_on`.execute(world.db);
  return result.rows.map((row) => row.job);
}

type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets work under one key run one after the other, and work under different keys side by side. A failure holds up nothing that waits
 * behind it.
 */
function turns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
