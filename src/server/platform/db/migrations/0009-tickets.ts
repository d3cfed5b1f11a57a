/** Messages of visitors to the lender's support, and the waiting lists of states. */
import { type Kysely, type Migration, sql } from 'kysely';

export const tickets0009: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create sequence ticket_sequence`,
  `create table tickets (
    uuid uuid primary key, number text not null unique, org_code text not null, kind text not null,
    body bytea not null, created_at bigint not null)`,
];
