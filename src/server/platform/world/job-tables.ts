/** The tables in which jobs lie: waiting, done, and archived. */
import { sql } from 'kysely';
import type { World } from './world.ts';

/** Empty for a queue that has never started. */
export async function jobTables(db: World['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['pgboss.job', 'pgboss.archive']) as name
    where to_regclass(name) is not null`.execute(db);
  return rows.map(({ name }) => name);
}
