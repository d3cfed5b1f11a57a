/** Messages to borrowers about their applications: one row per reason, so that nothing is sent twice. */
import { type Kysely, type Migration, sql } from 'kysely';

export const messages0014: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table messages (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid), name text not null,
    occasion text not null, channel text not null, state text not null, created_at bigint not null,
    due_at bigint not null, over boolean not null default false, settled_at bigint,
    unique (application_uuid, name, occasion, channel))`,
  `create index messages_waiting on messages (due_at) where state = 'WAITING'`,
  `create table unsubscribed (
    account_uuid uuid not null references accounts (uuid), channel text not null, at bigint not null,
    primary key (account_uuid, channel))`,
];
