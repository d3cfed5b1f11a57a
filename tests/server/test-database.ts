/** A database of its own for each server: one that another server has left, emptied, or a new one from a dump that the first one makes. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { bossQueue } from '../../src/server/jobs/boss-queue.ts';
import { litePool } from '../../src/server/platform/db/lite-pool.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openKysely } from '../../src/server/platform/db/open-kysely.ts';
import { type OpenedPool, openLite } from '../../src/server/platform/db/open-lite.ts';
import { openServer } from '../../src/server/platform/db/open-server.ts';
import { type Rows, readRows, shapeOf, writeRows } from './database-rows.ts';

const folderOfMigrations = fileURLToPath(
  new URL('../../src/server/platform/db/migrations/', import.meta.url),
);
const migrations = readdirSync(folderOfMigrations)
  .sort()
  .map((name) => `${folderOfMigrations}${name}`);

type Left = { lite: PGlite; shape: string; rows: Rows };

/** Databases without a server. The files that one worker runs share them. */
const left: Left[] = [];

/** With TEST_DATABASE_URL (a superuser) the same tests run on a PostgreSQL server. */
export async function openTestDatabase(folder?: string): Promise<OpenedPool> {
  const url = process.env.TEST_DATABASE_URL;
  if (folder) return openLite({ folder, seed: await readDump() });
  return url ? openOnServer(url) : openInMemory();
}

async function openInMemory(): Promise<OpenedPool> {
  const { lite, shape, rows } = left.pop() ?? (await makeNew());
  const pool = litePool(lite);
  const close = async () => {
    await pool.end();
    await leave({ lite, shape, rows });
  };
  return { pool, lite, close };
}

async function makeNew(): Promise<Left> {
  const { lite, pool } = await openLite({ seed: await readDump() });
  if (!lite) throw new Error('The embedded database did not open.');
  const made = { lite, shape: await shapeOf(pool), rows: await readRows(pool) };
  await pool.end();
  return made;
}

/** Empties the database for the next server. One whose tables a test has changed is thrown away. */
async function leave({ lite, shape, rows }: Left) {
  await lite.exec('rollback');
  await lite.exec('discard all');
  const pool = litePool(lite);
  const isSame = (await shapeOf(pool)) === shape;
  if (isSame) await writeRows(pool, rows);
  await pool.end();
  if (isSame) left.push({ lite, shape, rows });
  else await lite.close();
}

async function readDump(): Promise<Blob> {
  const file = dumpFile();
  if (!existsSync(file)) await makeDump(file);
  return new Blob([new Uint8Array(readFileSync(file))]);
}

async function openOnServer(url: string): Promise<OpenedPool> {
  const name = `hearthline_${process.pid}_${randomBytes(4).toString('hex')}`;
  const admin = openServer(url);
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = openServer(own.href);
  await migrate(openKysely(opened.pool));
  return opened;
}

function dumpFile(): string {
  const hash = createHash('sha256');
  for (const path of migrations) hash.update(readFileSync(path));
  return `${tmpdir()}/hearthline-test-${hash.digest('hex').slice(0, 16)}.tar`;
}

async function makeDump(file: string) {
  const opened = await openLite({});
  await migrate(openKysely(opened.pool));
  const unused = () => {
    throw new Error('No job runs while a dump is made.');
  };
  const queue = bossQueue({
    pool: opened.pool,
    handlers: {},
    world: unused,
    report: unused,
  });
  await queue.start();
  await queue.stop();
  const dump = await opened.lite?.dumpDataDir('none');
  await opened.close();
  if (!dump) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
}
