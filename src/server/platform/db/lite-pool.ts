/** The pool of an embedded database: one connection, which everything shares. */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { liteClient } from './lite-client.ts';

/** A pool over an open PGlite. Its end leaves the database open. */
export function litePool(lite: PGlite): pg.Pool {
  const pool = new pg.Pool({
    Client: liteClient(lite),
    max: 1,
    idleTimeoutMillis: 0,
    // Code that waits this long for the one connection holds it itself: an error beats a hang.
    connectionTimeoutMillis: 20_000,
  });
  pool.on('error', () => undefined);
  return pool;
}
