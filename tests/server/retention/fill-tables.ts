/** Puts a row of an application into every table that can hold one, as the database itself lists them: a new table is among them. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Column = { table: string; column: string; type: string; needed: boolean; of: string | null };

const columns = `select c.table_name as table, c.column_name as column, c.data_type as type,
    c.is_nullable = 'NO' and c.column_default is null as needed,
    (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and a.attname = c.column_name) as of
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`;

/** Columns that name bytes in the file store. */
export const placeColumns = ['location', 'preview', 'thumbnail'];

export async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  return (await pool.query<Column>(columns)).rows;
}

/** The tables whose rows name a row of `target`, with the column. */
export async function naming(pool: pg.Pool, target: string): Promise<string[]> {
  const all = await columnsOf(pool);
  return all.filter(({ of }) => of === target).map(({ table, column }) => `${table}.${column}`);
}

type Of = { application: string; account: string };

/** @returns the tables that were filled, the names in the file store that the rows hold, and the uuid of a co-owner's part */
export async function fillTables(pool: pg.Pool, { application, account }: Of) {
  const all = await columnsOf(pool);
  const made = new Map([
    ['applications', application],
    ['accounts', account],
  ]);
  const places: string[] = [];
  const filled: string[] = [];
  const holds = (table: string, of: string) =>
    all.some((one) => one.table === table && (one.of === of || one.column === `${singular(of)}_uuid`));
  const add = async (table: string) => {
    const own = all.filter((one) => one.table === table);
    const row = own.flatMap((one): [string, unknown][] => {
      const of = one.of ?? ownerOf(one.column);
      if (of && made.has(of)) return [[one.column, made.get(of)]];
      if (placeColumns.includes(one.column)) return [[one.column, place(places)]];
      return one.needed || (table === 'applications' && one.column === 'signer_uuid')
        ? [[one.column, anyOf(one.type)]]
        : [];
    });
    const names = row.map(([name]) => `"${name}"`).join(', ');
    const marks = row.map((_, index) => `$${index + 1}`).join(', ');
    await pool.query(
      `insert into "${table}" (${names}) values (${marks})`,
      row.map(([, value]) => value),
    );
    const uuid = row.find(([name]) => name === 'uuid')?.[1];
    if (typeof uuid === 'string') made.set(table, uuid);
    filled.push(table);
  };
  const tables = [...new Set(all.map(({ table }) => table))];
  const direct = tables.filter(
    (table) => !['applications', 'erasures'].includes(table) && holds(table, 'applications'),
  );
  for (const table of direct) await add(table);
  for (const of of ['chat_channels', 'bot_conversations'])
    for (const table of tables) if (holds(table, of)) await add(table);
  // A co-owner's part: it names the application as every other row does.
  await add('applications');
  await add('entities');
  return { filled, places, part: made.get('applications') ?? '' };
}

const singular = (table: string) => table.replace(/s$/, '');
const ownerOf = (column: string) => (column === 'application_uuid' ? 'applications' : undefined);

function place(places: string[]): string {
  const fresh = randomUUID();
  places.push(fresh);
  return fresh;
}

function anyOf(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'bytea') return Buffer.alloc(8);
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return false;
  return type === 'text' ? randomUUID() : Math.floor(Math.random() * 1e6) + 1000;
}
