/** A query that is built once is asked with the values of each caller, and never with those of the one before. */
/** Covers src/server/platform/db/built-once.ts. */
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtOnce } from '../../../src/server/platform/db/built-once.ts';
import { openKysely } from '../../../src/server/platform/db/open-kysely.ts';
import type { OpenedPool } from '../../../src/server/platform/db/open-lite.ts';
import type { Tables } from '../../../src/server/platform/db/tables.ts';
import { openTestDatabase } from '../test-database.ts';

let opened: OpenedPool;
let db: Kysely<Tables>;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = openKysely(opened.pool);
  const heard = ['b', 'a', 'c'].map((id, at) => ({ id, heard_at: at + 1 }));
  await db.insertInto('webhooks').values(heard).execute();
});
afterAll(() => opened.close());

test('each asker gets the rows of their own values, in whatever order they are named; null finds nothing', async () => {
  let built = 0;
  const heardOf = builtOnce(['last', 'first'], (from, { first, last }) => {
    built += 1;
    const rows = from.selectFrom('webhooks').select('id').orderBy('id');
    return rows.where('id', '>=', first).where('id', '<=', last);
  });

  expect(await heardOf(db, { first: 'a', last: 'b' })).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await heardOf(db, { first: 'b', last: 'z' })).toEqual([{ id: 'b' }, { id: 'c' }]);
  const inside = await db.transaction().execute((tx) => heardOf(tx, { first: 'c', last: 'c' }));
  expect(inside).toEqual([{ id: 'c' }]);
  expect(await heardOf(db, { first: null, last: 'z' })).toEqual([]);
  expect(await heardOf(db, { first: "b' or 'a' = 'a", last: 'b' })).toEqual([]);
  expect(built).toBe(1);
});
