/** How long the lines are: what an operator has to see before borrowers feel it. */
import { sql } from 'kysely';
import type { LaneState } from '../platform/meters/meters.ts';
import type { World } from '../platform/world/world.ts';
import { lanes, queueNames } from './lanes.ts';

/** Every lane, also one in which nothing waits. */
export async function laneStates({ db }: Pick<World, 'db'>): Promise<LaneState[]> {
  // By the index that jobs are taken by; what is under way is not among them.
  const { rows } = await sql<{ queue: string; due: string; oldest: number }>`
    select name as queue, count(*) as due, extract(epoch from now() - min(start_after))::float8 as oldest
    from pgboss.job where name = any(${queueNames}) and state < 'active' and start_after < now()
    group by name`.execute(db);
  return Object.entries(lanes).map(([lane, { queue }]) => {
    const row = rows.find((one) => one.queue === queue);
    return { lane, due: Number(row?.due ?? 0), oldestSeconds: row?.oldest ?? 0 };
  });
}
