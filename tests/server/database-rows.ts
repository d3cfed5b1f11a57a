/** All rows of a database, read and put back: much cheaper than another database. */
import type pg from 'pg';

/** Rows by table, as JSON text, and where each sequence stands. */
export type Rows = { tables: Record<string, string>; sequences: Record<string, string> };

type Name = { name: string };

const isOurs = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;
// A partition's rows are those of its table.
const listTables = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs} order by 1`;
const listSequences = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${isOurs} order by 1`;
const readShape = `select md5(string_agg(line, '|' order by line)) as shape from (
  select format('%s.%s %s %s', a.attrelid::regclass, a.attname, a.atttypid, a.attnotnull) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.attnum > 0 and ${isOurs}
  union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
  union all select pg_get_constraintdef(oid) from pg_constraint
) as lines`;

export async function readRows(pool: pg.Pool): Promise<Rows> {
  const tables: Rows['tables'] = {};
  for (const name of await names(pool, listTables)) {
    const { rows } = await pool.query<{ rows: string | null }>(
      `select json_agg(t)::text as rows from ${name} t`,
    );
    if (rows[0]?.rows) tables[name] = rows[0].rows;
  }
  const sequences: Rows['sequences'] = {};
  for (const name of await names(pool, listSequences)) {
    const { rows } = await pool.query<{ set: string }>(
      `select format('select setval(%L, %s, %L)', '${name}', last_value, is_called) as set from ${name}`,
    );
    sequences[name] = rows[0]?.set ?? '';
  }
  return { tables, sequences };
}

/** Afterwards the database holds these rows and no others. Triggers and references are not asked. */
export async function writeRows(pool: pg.Pool, { tables, sequences }: Rows): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const emptied = (await names(client, listTables)).map((name) => `delete from ${name};`);
    await client.query(`do $$ begin ${emptied.join(' ')} end $$`);
    for (const [name, rows] of Object.entries(tables))
      await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
        rows,
      ]);
    for (const set of Object.values(sequences)) await client.query(set);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** What the tables look like, so that a test which changed them is found out. */
export async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(readShape);
  return rows[0]?.shape ?? '';
}

async function names(source: pg.Pool | pg.PoolClient, list: string): Promise<string[]> {
  const { rows } = await source.query<Name>(list);
  return rows.map(({ name }) => name);
}
