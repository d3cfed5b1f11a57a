/** FAULT-20: a job that a process had begun is free once that process is gone, and not before. */
/** Covers src/server/jobs/{claims,presence}.ts. */
import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  type Ask,
  claimDue,
  claimWaiting,
  freeOfTheDead,
  freeOwn,
  freeUnheard,
  isSeen,
} from '../../../src/server/jobs/claims.ts';
import { lanes } from '../../../src/server/jobs/lanes.ts';
import { alone, presenceClass } from '../../../src/server/jobs/presence.ts';
import { freshTestServer } from '../shared-test-server.ts';

const server = freshTestServer({ startQueue: false });
const ask: Ask = async (text, values) => {
  const { rows, numAffectedRows } = await server.world.db.executeQuery(CompiledQuery.raw(text, values));
  return { rows: rows as never[], rowCount: Number(numAffectedRows ?? rows.length) };
};
const [one, other] = [11, 22];
const hold = (holder: number) =>
  sql`select pg_advisory_lock(${sql.lit(presenceClass)}, ${sql.lit(holder)})`.execute(server.world.db);
const leave = (holder: number) =>
  sql`select pg_advisory_unlock(${sql.lit(presenceClass)}, ${sql.lit(holder)})`.execute(server.world.db);
// Of two jobs of one millisecond, either may be the first.
const states = async () => {
  const { rows } = await sql<{
    state: string;
    retry: number;
  }>`select state::text as state, retry_count as retry
    from pgboss.job where data ->> 'job' = 'count'`.execute(server.world.db);
  return rows.map(({ state, retry }) => `${state} ${retry}`).sort();
};

test('who was killed holds its jobs no longer; who lives keeps them, and a job is taken by one only', async () => {
  await server.world.queue.start();
  await server.world.queue.stop();
  await server.world.queue.send('count', { applicationUuid: randomUUID() });
  await server.world.queue.send('count', { applicationUuid: randomUUID() });
  await hold(one);
  await hold(other);
  expect(await claimDue(ask, one, { queue: lanes.own.queue, most: 1 })).toHaveLength(1);
  expect(await claimDue(ask, other, { queue: lanes.own.queue, most: 5 })).toHaveLength(1);
  expect(await claimDue(ask, other, { queue: lanes.own.queue, most: 5 })).toEqual([]);
  expect(await freeOfTheDead(ask, other)).toBe(0);
  expect(await states()).toEqual(['active 0', 'active 0']);

  await leave(one);
  expect([await isSeen(ask, one), await isSeen(ask, other)]).toEqual([false, true]);
  expect(await freeOfTheDead(ask, other)).toBe(1);
  expect(await states()).toEqual(['active 0', 'retry 0']);
  const [again] = await claimDue(ask, other, { queue: lanes.own.queue, most: 5 });
  // The try that was cut off counts.
  expect(again).toMatchObject({
    queue: lanes.own.queue,
    retryCount: 1,
    retryLimit: 5,
    data: { job: 'count' },
  });
  await freeOwn(ask, other);
  expect(await states()).toEqual(['retry 0', 'retry 1']);
  await leave(other);
});

test('a job that was taken over a line that broke before the answer came is let go; what is worked on is not', async () => {
  await server.world.queue.start();
  await server.world.queue.stop();
  for (const _ of [1, 2]) await server.world.queue.send('count', { applicationUuid: randomUUID() });
  const [heard] = await claimDue(ask, one, { queue: lanes.own.queue, most: 1 });
  // Its answer never came.
  await claimDue(ask, one, { queue: lanes.own.queue, most: 1 });
  const held = [heard?.id ?? ''];
  expect(await freeUnheard(ask, one, held)).toBe(0);
  await sql`update pgboss.job set started_on = now() - interval '13 seconds'`.execute(server.world.db);
  expect(await freeUnheard(ask, other, [])).toBe(0);
  expect(await freeUnheard(ask, one, held)).toBe(1);
  expect(await states()).toEqual(['active 0', 'retry 0']);
});

test('a skipped wait takes the jobs of its application alone, due or not', async () => {
  await server.world.queue.start();
  await server.world.queue.stop();
  const [mine, theirs] = [randomUUID(), randomUUID()];
  await server.world.queue.send('count', { applicationUuid: mine }, { startAfterMs: 3_600_000 });
  await server.world.queue.send('count', { applicationUuid: theirs }, { startAfterMs: 3_600_000 });
  expect(await claimDue(ask, one, { queue: lanes.own.queue, most: 5 })).toEqual([]);
  expect(await claimWaiting(ask, one, mine)).toMatchObject([{ data: { data: { applicationUuid: mine } } }]);
});

test('a process alone on its database always lives, and needs no lock', () => {
  expect(alone().isHeld()).toBe(true);
});
