/** Whatever is written of an application, by pages, effects, uploads or jobs, counts a revision in the same transaction. */
/** Covers src/server/application. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { settled, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const tables = ['entities', 'sealed', 'consents', 'documents', 'files', 'drafts', 'submissions'];

const server = sharedRealServer();
beforeAll(async () => {
  const { db } = server.world;
  await sql.raw(mustCount).execute(db);
  for (const table of tables) await sql.raw(watch(table)).execute(db);
});

// A row of `applications` that this very transaction wrote carries its number.
const mustCount = `create function must_count() returns trigger language plpgsql as $$
  declare mine uuid := case when tg_op = 'DELETE' then old.application_uuid else new.application_uuid end;
  begin
    if not exists (select 1 from applications where uuid = mine and xmin = pg_current_xact_id()::xid)
    then raise exception 'A write to % did not count a revision', tg_table_name; end if;
    return null;
  end $$`;

const watch = (table: string) =>
  `create constraint trigger ${table}_counted after insert or update or delete on ${table}
    deferrable initially deferred for each row execute function must_count()`;

test('a whole journey counts a revision with every write', async () => {
  const borrower = await walk(server);
  const { uuid, client } = borrower;
  const draft = `/service-application/api/v1/application/heloc/${uuid}/drafts/start/profile`;
  await client.expect('PUT', draft, { data: {} });
  await settled(server, borrower);
  expect(server.reports).toEqual([]);
  const rows = await sql<{ revision: string; version: number }>`
    select revision, version from applications where uuid = ${uuid}`.execute(server.world.db);
  const [row] = rows.rows;
  expect(Number(row?.revision)).toBeGreaterThan(row?.version ?? Number.POSITIVE_INFINITY);
});

test('a write without a revision is refused, so that the test above proves something', async () => {
  const { uuid } = await walk(server, { until: 'heloc/start/profile' });
  const write = sql`insert into drafts values (${uuid}, 'x', '\\x00', 0)`.execute(server.world.db);
  await expect(write).rejects.toThrow(/did not count/);
});
