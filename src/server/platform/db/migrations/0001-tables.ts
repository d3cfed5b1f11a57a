/** The first shape: accounts and sessions, applications and what belongs to them, guards against guessing. */
import { type Kysely, type Migration, sql } from 'kysely';

export const tables0001: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table accounts (
    uuid uuid primary key, org_code text not null, email_index text not null, email bytea not null,
    password_hash text not null, created_at bigint not null, kind text not null default 'CUSTOMER',
    unique (org_code, email_index))`,
  `create table sessions (
    uuid uuid primary key, account_uuid uuid not null references accounts (uuid), cookie_hash text not null,
    created_at bigint not null, expires_at bigint not null, revoked_at bigint)`,
  `create index sessions_account on sessions (account_uuid)`,
  `create table registration_drafts (
    uuid uuid primary key, org_code text not null, cookie_hash text not null unique, wrapped_key bytea not null,
    body bytea not null, created_at bigint not null, expires_at bigint not null, application_uuid uuid)`,
  `create table applications (
    uuid uuid primary key, org_code text not null, owner_uuid uuid not null references accounts (uuid),
    flow_id text not null, flow_version integer not null, content_hash text not null,
    loan_number text not null unique, active boolean not null default true, version integer not null default 0,
    wrapped_key bytea not null, created_at bigint not null)`,
  `create index applications_owner on applications (owner_uuid)`,
  `create table entities (
    application_uuid uuid not null references applications (uuid), name text not null, body bytea not null,
    version integer not null, updated_at bigint not null, primary key (application_uuid, name))`,
  `create table sealed (
    application_uuid uuid not null references applications (uuid), field text not null, body bytea not null,
    updated_at bigint not null, primary key (application_uuid, field))`,
  `create table drafts (
    application_uuid uuid not null references applications (uuid), page text not null, body bytea not null,
    updated_at bigint not null, primary key (application_uuid, page))`,
  `create table consents (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid), type text not null,
    version text not null, text text not null, text_sha256 text not null, at bigint not null, ip text not null,
    user_agent text not null, page text not null)`,
  `create index consents_application on consents (application_uuid)`,
  `create table audit (
    application_uuid uuid not null references applications (uuid), sequence integer not null, at bigint not null,
    actor text not null, event text not null, detail jsonb not null, previous_hash text not null,
    hash text not null, primary key (application_uuid, sequence))`,
  `create table submissions (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid), page text not null,
    action text not null, at bigint not null)`,
  `create index submissions_application on submissions (application_uuid)`,
  `create table idempotency (
    scope text not null, key text not null, request_hash text not null, status integer not null,
    response bytea not null, created_at bigint not null, primary key (scope, key))`,
  `create index idempotency_age on idempotency (created_at)`,
  `create table files (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid),
    owner_uuid uuid not null references accounts (uuid), type text not null, name bytea not null,
    media_type text not null, size integer not null, sha256 text not null, location text not null unique,
    used boolean not null default false, created_at bigint not null, unique (application_uuid, sha256))`,
  `create table documents (
    uuid uuid primary key, application_uuid uuid not null references applications (uuid), type text not null,
    title text not null, version text not null, sha256 text not null, pages integer not null,
    location text not null unique, attributes jsonb not null, created_at bigint not null, sequence bigserial)`,
  `create index documents_application on documents (application_uuid)`,
  `create table otps (
    uuid uuid primary key, org_code text not null, target_index text not null, code_hash text not null,
    created_at bigint not null, expires_at bigint not null, tries integer not null default 0,
    used boolean not null default false)`,
  `create index otps_target on otps (org_code, target_index, created_at)`,
  `create table invitations (
    code_hash text primary key, org_code text not null, body bytea not null,
    expires_at bigint not null)`,
  `create table rate_limits (
    bucket text primary key, window_start bigint not null, count integer not null)`,
  `create table csp_reports (
    directive text not null, blocked text not null, count integer not null, last_at bigint not null,
    primary key (directive, blocked))`,
  `create sequence loan_number_sequence start 1001`,
];
