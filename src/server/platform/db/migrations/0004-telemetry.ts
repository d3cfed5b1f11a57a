/** What the site measures about itself, the trackers of accounts, and what borrowers write to the lender. */
import { type Kysely, type Migration, sql } from 'kysely';

export const telemetry0004: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table telemetry (
    id bigserial primary key, at bigint not null, org_code text not null, kind text not null,
    detail jsonb not null)`,
  `create index telemetry_age on telemetry (at)`,
  `create table trackers (
    account_uuid uuid primary key references accounts (uuid), tracker_uuid uuid, profile_uuid uuid,
    updated_at bigint not null)`,
  `create table feedback (
    uuid uuid primary key, account_uuid uuid not null references accounts (uuid), org_code text not null,
    application_uuid uuid references applications (uuid), body bytea not null, created_at bigint not null)`,
];
