/** Who has which job: taken by a process in its name, and freed once that process is gone. All SQL is over pg-boss' own table. */
import type { JobData } from '../platform/world/job-data.ts';
import { queueNames } from './lanes.ts';
import { presenceClass } from './presence.ts';

type Parcel = { job: string; data: JobData };
/** `queue`: where it lies. `retryCount`: tries before this one, of which the last is number `retryLimit`. */
export type Ready = {
  id: string;
  queue: string;
  data: Parcel;
  retryCount: number;
  retryLimit: number;
  /** Since it was sent, in milliseconds. */
  ageMs: number;
};

export type Ask = <Row extends object>(
  text: string,
  values: unknown[],
) => Promise<{ rows: Row[]; rowCount: number | null }>;

// pg-boss writes a job's result into `output` once it has ended; until then it tells who works on it.
const taken = `state = 'active', started_on = now(), output = jsonb_build_object('holder', $1::int),
  retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end`;
const told = `job.id, job.name as queue, job.data, job.retry_count as "retryCount", job.retry_limit as "retryLimit",
  (extract(epoch from now() - job.created_on) * 1000)::int8::float8 as "ageMs"`;

/** Takes up to `most` due jobs of a queue, the urgent and then the oldest first, and none of the names `without`. */
export async function claimDue(
  ask: Ask,
  holder: number,
  { queue, most, without = [] }: { queue: string; most: number; without?: string[] },
): Promise<Ready[]> {
  const { rows } = await ask<Ready>(
    `with next as (select id from pgboss.job where name = $2 and state in ('created', 'retry') and start_after < now()
         and data ->> 'job' <> all($4)
       order by priority desc, created_on, id limit $3 for update skip locked)
     update pgboss.job set ${taken} from next where job.name = $2 and job.id = next.id returning ${told}`,
    [holder, queue, most, without],
  );
  return rows;
}

/** Takes every waiting job of an application, due or not, so that no lane can run it as well. */
export async function claimWaiting(ask: Ask, holder: number, applicationUuid: string): Promise<Ready[]> {
  const { rows } = await ask<Ready>(
    `update pgboss.job set ${taken} where name = any($2) and state in ('created', 'retry')
       and data -> 'data' ->> 'applicationUuid' = $3 returning ${told}`,
    [holder, queueNames, applicationUuid],
  );
  return rows;
}

/** Lets a job rest for so many milliseconds, and counts no try: nothing was tried. */
export async function putOff(
  ask: Ask,
  { queue, id }: Pick<Ready, 'queue' | 'id'>,
  ms: number,
): Promise<void> {
  await ask(
    `update pgboss.job set state = 'retry', started_on = null, output = null,
       start_after = now() + $3::float8 * interval '1 millisecond' where name = $1 and id = $2 and state = 'active'`,
    [queue, id, ms],
  );
}

const freed = `update pgboss.job set state = 'retry', start_after = now() where name = any($1) and state = 'active'`;

/** On a database that no other process can use: whatever looks active was cut off. */
export function freeAll(ask: Ask): Promise<unknown> {
  return ask(freed, [queueNames]);
}

/** Lets go what this process holds. */
export function freeOwn(ask: Ask, holder: number): Promise<unknown> {
  return ask(`${freed} and (output ->> 'holder')::int = $2`, [queueNames, holder]);
}

const seen = `select objid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
  and classid = ${presenceClass}::oid and database = (select oid from pg_database where datname = current_database())`;

/**
 * Lets go what this process took and never heard of: the line broke between the database's work and its answer. A claim is given up
 * after ten seconds. @param held what it works on
 */
export async function freeUnheard(ask: Ask, holder: number, held: string[]): Promise<number> {
  const { rowCount } = await ask(
    `${freed} and (output ->> 'holder')::int = $2 and id <> all($3::uuid[])
       and started_on < now() - interval '12 seconds'`,
    [queueNames, holder, held],
  );
  return rowCount ?? 0;
}

/** Frees the jobs of processes that hold their lock no longer. Answers how many. */
export async function freeOfTheDead(ask: Ask, holder: number): Promise<number> {
  const { rowCount } = await ask(
    `${freed} and (output ->> 'holder')::int <> $2 and (output ->> 'holder')::int::oid not in (${seen})`,
    [queueNames, holder],
  );
  return rowCount ?? 0;
}

/** Whether the others see this process: a connection may be dead without knowing it. */
export async function isSeen(ask: Ask, holder: number): Promise<boolean> {
  const { rows } = await ask(`select 1 where $1::int::oid in (${seen})`, [holder]);
  return rows.length > 0;
}
