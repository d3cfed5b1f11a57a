/** Who signs the deed beside the borrower: invited by email, once each. A message may go to one of them. */
import { type Kysely, type Migration, sql } from 'kysely';

export const signers0034: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table signers (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid), org_code text not null,
    place integer not null, state text not null, role text not null, body bytea not null, email_index text not null,
    account_uuid uuid references accounts (uuid), part_uuid uuid, sends integer not null default 0,
    token_hash text unique, token_used boolean not null default false, invited_at bigint, expires_at bigint,
    updated_at bigint not null, unique (application_uuid, place))`,
  'create index signers_email on signers (email_index)',
  `alter table messages add column entry text not null default ''`,
  'alter table messages drop constraint messages_application_uuid_name_occasion_channel_key',
  'alter table messages add unique (application_uuid, entry, name, occasion, channel)',
];
