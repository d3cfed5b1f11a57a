/**
 * What people at the lender need to answer chats together: who is there, how far they have read, what came back to the queue, their
 * notes; files that are sent in a chat; and the short proof of who a borrower is.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const chatDesk0043: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table chat_channels
    add column agent_read_seq integer not null default 0, add column returned_at bigint,
    add column is_verified boolean not null default false`,
  'create table chat_agents (agent_uuid uuid primary key references accounts (uuid), seen_at bigint not null)',
  `create table chat_notes (
    uuid uuid primary key, channel_uuid uuid not null references chat_channels (uuid),
    agent_uuid uuid not null references accounts (uuid), at bigint not null, body bytea not null)`,
  'create index chat_notes_channel on chat_notes (channel_uuid, at)',
  `create table chat_files (
    uuid uuid primary key, channel_uuid uuid not null references chat_channels (uuid), role text not null,
    message_seq integer, name bytea not null, media_type text not null, size integer not null,
    sha256 text not null, location text not null, state text not null, created_at bigint not null)`,
  'create index chat_files_channel on chat_files (channel_uuid, message_seq)',
  `create table chat_nonces (
    hash text primary key, account_uuid uuid not null references accounts (uuid), expires_at bigint not null)`,
];
