/** People at the lender: a second factor and recovery codes, sessions that wait for it, and logins that were closed. */
import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  'alter table accounts add column disabled_at bigint',
  'alter table sessions add column factor_due boolean not null default false',
  // Sessions of reviewers that were begun by a password alone are asked for the code, too.
  `update sessions set factor_due = true
    where account_uuid in (select uuid from accounts where kind = 'AGENT')`,
  `create table second_factors (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    sealed bytea not null,
    proved_at bigint,
    last_step bigint not null default 0,
    created_at bigint not null
  )`,
  `create table recovery_codes (
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    code_hash text not null,
    primary key (account_uuid, code_hash)
  )`,
];

export const secondFactor0056: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
