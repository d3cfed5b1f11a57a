/** Passwords that must be changed, sessions that their owner can tell apart, and links that sign in once. */
import { type Kysely, type Migration, sql } from 'kysely';

export const signIn0006: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table accounts add column password_expired boolean not null default false`,
  `alter table sessions add column device text not null default '', add column seen_at bigint,
    add column limited boolean not null default false`,
  `create table sign_in_links (
    token_hash text primary key, org_code text not null, account_uuid uuid not null references accounts (uuid),
    purpose text not null, expires_at bigint not null)`,
];
