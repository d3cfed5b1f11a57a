/** Reviews of the operations desk: one row each time that a person must look at an application. */
import { type Kysely, type Migration, sql } from 'kysely';

export const reviews0018: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table reviews (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid), org_code text not null,
    name text not null, occasion integer not null, state text not null, over boolean not null default false,
    opened_at bigint not null, due_on text not null, answered_at bigint, answered_by uuid references accounts (uuid),
    answer text, reason bytea, unique (application_uuid, name, occasion))`,
  `create index reviews_open on reviews (org_code, due_on) where state = 'OPEN'`,
];
