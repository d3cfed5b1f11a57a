/** The pool of an embedded database: one connection, which everything shares. */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { liteConnection } from './lite-connection.ts';

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

/**
 * Lets node-postgres talk to PGlite: a pg client class whose connection is the embedded database. A client class for `new pg.Pool({
 * Client, max: 1 })`. PGlite has one connection: more than one client would deadlock.
 */
function liteClient(lite: PGlite): typeof pg.Client {
  return class LiteClient extends pg.Client {
    constructor() {
      super(liteConnection(lite));
    }
  };
}
