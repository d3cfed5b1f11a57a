/** Conditions of underwriters: one row for each thing that a borrower is asked for, what was sent in the sealed body. */
import { type Kysely, type Migration, sql } from 'kysely';

export const conditions0036: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table conditions (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid), org_code text not null,
    category text not null, occasion integer not null, state text not null, over boolean not null default false,
    created_at bigint not null, due_on text not null, raised_by text not null, reviewed_at bigint,
    body bytea not null, unique (application_uuid, category, occasion))`,
];
