/** Answers to repeat when a request comes again under its key. Null while the first is still running. */
import { type Kysely, type Migration, sql } from 'kysely';

export const replays0013: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table replays (
    name text primary key, request_hash text not null, response bytea, created_at bigint not null)`,
  `create index replays_age on replays (created_at)`,
];
