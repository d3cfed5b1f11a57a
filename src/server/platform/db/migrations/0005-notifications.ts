/** What the bell tells an account about its applications: one of each kind per application. */
import { type Kysely, type Migration, sql } from 'kysely';

export const notifications0005: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table notifications (
    uuid uuid primary key, account_uuid uuid not null references accounts (uuid),
    application_uuid uuid not null references applications (uuid), kind text not null, body bytea not null,
    created_at bigint not null, read_at bigint, unique (application_uuid, kind))`,
  `create index notifications_account on notifications (account_uuid, created_at desc)`,
];
