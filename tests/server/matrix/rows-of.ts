/** Everything the database holds about one borrower: proves that other callers have changed nothing. */
import { sql } from 'kysely';
import type { World } from '../../../src/server/platform/world/world.ts';
import type { Person } from './callers.ts';

/** Without sessions, which the tests themselves start and end, without what anyone may post (telemetry), and without public cards that anyone may ask for (originators). */
export async function rowsOf({ db }: World, { account, application }: Person): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'telemetry', 'originators')
    order by 1`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const all = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(
      db,
    );
    rows.push(...all.rows.map(({ row }) => `${name} ${row}`));
  }
  return rows.filter((row) => row.includes(account.uuid) || row.includes(application)).sort();
}

/** One identifier from each table that holds something of the person's. */
export async function oneOfEachTable(world: World, person: Person): Promise<string[]> {
  const firsts = new Map((await rowsOf(world, person)).reverse().map((row) => [row.split(' ')[0], row]));
  return [...firsts.values()].flatMap((row = '') => /"uuid": "([0-9a-f-]{36})"/.exec(row)?.[1] ?? []);
}
