/** Lets node-postgres talk to PGlite: a pg client class whose connection is the embedded database. */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { liteConnection } from './lite-connection.ts';

/** A client class for `new pg.Pool({ Client, max: 1 })`. PGlite has one connection: more than one client would deadlock. */
export function liteClient(lite: PGlite): typeof pg.Client {
  return class LiteClient extends pg.Client {
    constructor() {
      super(liteConnection(lite));
    }
  };
}
