/** The query builder over an opened pool. Dates stay text: a calendar day has no time zone. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

const dateOid = 1082;

export function openKysely(pool: pg.Pool): Kysely<Tables> {
  pg.types.setTypeParser(dateOid, (text) => text);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
