/**
 * What the chatbot was asked and answered. That of an application is sealed under the application's key and goes with it; a
 * visitor's has a key of its own.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const chatbot0044: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table bot_conversations (
    uuid uuid primary key, org_code text not null,
    application_uuid uuid references applications (uuid) on delete cascade,
    owner_uuid uuid references accounts (uuid), wrapped_key bytea,
    created_at bigint not null, expires_at bigint not null,
    constraint bot_key_of_one check ((application_uuid is null) = (wrapped_key is not null)))`,
  'create index bot_conversations_application on bot_conversations (application_uuid)',
  'create index bot_conversations_created on bot_conversations (org_code, created_at)',
  `create table bot_questions (
    uuid uuid primary key,
    conversation_uuid uuid not null references bot_conversations (uuid) on delete cascade,
    seq integer not null, at bigint not null, body bytea not null, action text not null, passage text,
    rating smallint, feedback bytea, feedback_at bigint, unique (conversation_uuid, seq))`,
];
