/** Opens the embedded PostgreSQL in a folder (or in memory), from a seed dump when the folder is new. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { litePool } from './lite-pool.ts';
import { unpackSeed } from './unpack-seed.ts';

export type OpenedPool = { pool: pg.Pool; close(): Promise<void>; lite?: PGlite };
export type LiteOptions = {
  /** Folder of the database; in memory when left out. */
  folder?: string;
  /** A `dumpDataDir('gzip')` file: four times faster than initdb, and half its memory. */
  seed?: string | Blob;
};

export async function openLite({ folder, seed }: LiteOptions): Promise<OpenedPool> {
  if (folder && !existsSync(`${folder}/PG_VERSION`)) await makeNew(folder, seed);
  const lite = folder ? await PGlite.create(folder) : await inMemory(seed);
  const pool = litePool(lite);
  return { pool, lite, close: () => closeLite(pool, lite) };
}

// Made beside and renamed into place: a first start that was killed leaves no unreadable database.
async function makeNew(folder: string, seed: LiteOptions['seed']) {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  const dump = await readSeed(seed);
  if (dump) unpackSeed(new Uint8Array(await dump.arrayBuffer()), draft);
  else await (await PGlite.create(draft)).close();
  // An empty folder is replaced; any other is not.
  await rename(draft, folder);
}

async function inMemory(seed: LiteOptions['seed']): Promise<PGlite> {
  const loadDataDir = await readSeed(seed);
  return PGlite.create('memory://', { ...(loadDataDir && { loadDataDir }) });
}

async function readSeed(seed: string | Blob | undefined): Promise<Blob | undefined> {
  if (seed === undefined || seed instanceof Blob) return seed;
  if (!existsSync(seed)) return undefined;
  return new Blob([new Uint8Array(await readFile(seed))], { type: 'application/gzip' });
}

async function closeLite(pool: pg.Pool, lite: PGlite) {
  await pool.end();
  await lite.close();
}
