/** What proves that a master key is the right one, and the key of blind indexes, which outlives it. */
import { type Kysely, type Migration, sql } from 'kysely';

export const keys0012: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table key_checks (version integer primary key, sealed bytea not null)`.execute(db);
    await sql`create table index_keys (name text primary key, wrapped bytea not null)`.execute(db);
  },
};
