/** Covers src/server/platform/db/{lite-connection,lite-pool}.ts, src/server/platform/db/lite-pool.ts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { litePool } from '../../src/server/platform/db/lite-pool.ts';
import type { OpenedPool } from '../../src/server/platform/db/open-lite.ts';
import { openTestDatabase } from './test-database.ts';

let folder: string;
let opened: OpenedPool;
let lite: PGlite;
let pool: pg.Pool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthline-lite-'));
  opened = await openTestDatabase(folder);
  lite = opened.lite as PGlite;
});
beforeEach(async () => {
  pool = litePool(lite);
  await pool.query('create temporary table lines (number int primary key, borrower text)');
});
afterEach(async () => {
  await pool.end();
  await lite.exec('discard all');
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const insert = 'insert into lines (number, borrower) values ($1, $2)';

/** How often the database holds this text. */
async function prepared(text: string): Promise<number> {
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  return rows.filter(({ statement }) => statement === text).length;
}

test('a text is parsed once, whatever its values, and goes to the database in one call', async () => {
  const calls = vi.spyOn(lite, 'execProtocolStream');
  for (const number of [1, 2, 3]) await pool.query(insert, [number, 'Dana']);

  expect(calls).toHaveBeenCalledTimes(3);
  expect(await prepared(insert)).toBe(1);
  expect((await pool.query('select * from lines where number > $1', [1])).rowCount).toBe(2);
});

test('a query that fails says why, and the next one works', async () => {
  await pool.query(insert, [1, 'Dana']);

  await expect(pool.query(insert, [1, 'Dana'])).rejects.toMatchObject({ code: '23505' });
  await expect(pool.query(insert, ['one', 'Dana'])).rejects.toMatchObject({ code: '22P02' });
  await expect(pool.query('select nothing from lines where number = $1', [1])).rejects.toMatchObject({
    code: '42703',
  });
  expect((await pool.query(insert, [2, 'Lee'])).rowCount).toBe(1);
});

test('a text that could not be parsed at first is parsed again', async () => {
  const select = 'select limits.most from limits where most = $1';
  await expect(pool.query(select, [1])).rejects.toMatchObject({ code: '42P01' });
  await pool.query('create temporary table limits (most int)');

  expect((await pool.query(select, [1])).rowCount).toBe(0);
  expect(await prepared(select)).toBe(1);
});

test('inside a transaction that has failed nothing is taken for parsed', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  await expect(client.query(insert, [1, 'Dana'])).rejects.toMatchObject({ code: '25P02' });
  await client.query('rollback');
  client.release();

  expect((await pool.query(insert, [1, 'Dana'])).rowCount).toBe(1);
});

test('what was asked of a table before its columns changed is asked anew', async () => {
  const select = 'select * from lines where number = $1';
  await pool.query(insert, [1, 'Dana']);
  await pool.query(select, [1]);
  await pool.query('alter table lines add column closed boolean default false');

  expect((await pool.query(select, [1])).rows).toEqual([{ number: 1, borrower: 'Dana', closed: false }]);
});

test('a second client of the same database prepares under names of its own', async () => {
  await pool.query(insert, [1, 'Dana']);
  const client = await pool.connect();
  client.release(true);

  expect((await pool.query(insert, [2, 'Lee'])).rowCount).toBe(1);
});

test('beyond five hundred texts the rest are not kept', async () => {
  for (let count = 0; count < 510; count += 1) await pool.query(`select ${count} where $1`, [true]);

  const { rows } = await pool.query('select count(*)::int as held from pg_prepared_statements');
  expect(rows).toEqual([{ held: 500 }]);
  expect((await pool.query('select 509 as last where $1', [true])).rows).toEqual([{ last: 509 }]);
});
