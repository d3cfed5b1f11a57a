/**
 * Chats: one row for each, and its messages as a log in which nothing changes. That of an application is sealed under the
 * application's key; a visitor's has a key of its own.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const chat0042: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table chat_channels (
    uuid uuid primary key, org_code text not null, application_uuid uuid references applications (uuid),
    owner_uuid uuid references accounts (uuid), wrapped_key bytea, body bytea not null,
    state text not null, agent_uuid uuid references accounts (uuid), last_seq integer not null default 0,
    read_seq integer not null default 0, created_at bigint not null, expires_at bigint not null,
    accepted_at bigint, ended_at bigint,
    constraint chat_key_of_one check ((application_uuid is null) = (wrapped_key is not null)))`,
  'create index chat_channels_queue on chat_channels (org_code, state, created_at)',
  'create index chat_channels_application on chat_channels (application_uuid)',
  `create table chat_messages (
    channel_uuid uuid not null references chat_channels (uuid), seq integer not null, uuid uuid not null,
    role text not null, client_id text not null, at bigint not null, body bytea not null,
    primary key (channel_uuid, seq), unique (channel_uuid, role, client_id))`,
  `create trigger chat_messages_append_only before update on chat_messages
    for each row execute function refuse_change()`,
];
