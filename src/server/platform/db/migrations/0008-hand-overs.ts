/** Links by which a phone sends the pictures of one page to one application, for a few minutes. */
import { type Kysely, type Migration, sql } from 'kysely';

export const handOvers0008: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table hand_overs (
    token_hash text primary key, org_code text not null,
    application_uuid uuid not null references applications (uuid), page text not null, fields jsonb not null,
    files jsonb not null default '[]', state text not null, created_at bigint not null, expires_at bigint not null)`,
  `create index hand_overs_application on hand_overs (application_uuid, created_at)`,
];
