/** Tables that grow have an index for what is looked for in them all day; they are made beside running servers, and one that was cut off is made again. */
/** Covers src/server/platform/db/make-indexes.ts. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexes, makeIndexes } from '../../src/server/platform/db/make-indexes.ts';
import { openKysely } from '../../src/server/platform/db/open-kysely.ts';
import type { OpenedPool } from '../../src/server/platform/db/open-lite.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import { openTestDatabase } from './test-database.ts';

let opened: OpenedPool;
let db: Kysely<Tables>;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = openKysely(opened.pool);
});
afterAll(() => opened.close());

const sound = async () => {
  const { rows } = await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
    where indisvalid`.execute(db);
  return rows.map(({ name }) => name);
};
/** How PostgreSQL would look for it in a table that is large. Empty tables cost the same by any index, so jobs of a thousand applications wait. */
async function planOf(query: string): Promise<string> {
  await sql`insert into pgboss.job (name, data, retry_limit)
    select 'hearthline', json_build_object('data', json_build_object('applicationUuid', 'b' || n)), 1
    from generate_series(1, 1000) as n`.execute(db);
  await sql`analyze pgboss.job`.execute(db);
  await sql`set enable_seqscan = off`.execute(db);
  const { rows } = await sql.raw<Record<string, string>>(`explain ${query}`).execute(db);
  await sql`reset enable_seqscan`.execute(db);
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

test('all are made once, beside running servers too, and a second time finds nothing to do', async () => {
  await makeIndexes(db, { beside: false });
  const made = await sound();
  expect(made).toEqual(expect.arrayContaining(Object.keys(indexes)));
  expect(made.filter((name) => name.includes('asked_')).length).toBeGreaterThan(2);

  await sql`drop index otps_expired`.execute(db);
  await makeIndexes(db, { beside: true });
  expect((await sound()).toSorted()).toEqual(made.toSorted());
});

test('one that was cut off while it was made is made again', async () => {
  await sql`update pg_index set indisvalid = false where indexrelid = 'otps_expired'::regclass`.execute(db);
  expect(await sound()).not.toContain('otps_expired');
  await makeIndexes(db, { beside: true });
  expect(await sound()).toContain('otps_expired');
});

test.each([
  [
    'messages_sent',
    "select 1 from messages where name in ('a') and state = 'SENT' and not over and settled_at <= 5",
  ],
  [
    'applications_age',
    "select 1 from applications where org_code = 'a' and parent_uuid is null and created_at < 5",
  ],
  [
    'reviews_answered',
    "select 1 from reviews where org_code in ('a') and state = 'ANSWERED' and answered_at > 5 order by answered_at desc",
  ],
  ['otps_expired', 'select ctid from otps where expires_at < 5::bigint limit 5000'],
  ['sessions_expired', 'select ctid from sessions where expires_at < 5::bigint limit 5000'],
  ['rate_limits_age', 'select ctid from rate_limits where window_start < 5::bigint limit 5000'],
  [
    'asked_',
    "update pgboss.job set state = 'retry' where name = 'hearthline' and state = 'failed' and data -> 'data' ->> 'applicationUuid' = 'a'",
  ],
  [
    'asked_',
    "select 1 from pgboss.job where name = 'hearthline' and state in ('created', 'retry') and data -> 'data' ->> 'applicationUuid' = 'a'",
  ],
])('%s is what PostgreSQL looks in', async (name, query) => {
  await makeIndexes(db, { beside: false });
  expect(await planOf(query)).toMatch(new RegExp(`Index (Only )?Scan.* (using|on) \\S*${name}`));
});
