/** Emailed links that prove the address instead of a password: some minutes, once, for one purpose. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { sha256 } from '../platform/crypto/digest.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Account } from './session.ts';

export type Purpose = 'sign-in' | 'reset';

/**
 * The secret of a new link. Stores its hash, and nothing for a missing account, by the same statement, so the work is
 * the same.
 * @param now milliseconds since 1970
 */
export async function createSignInLink(
  db: Kysely<Tables>,
  account: Account,
  { purpose, lifetimeMs }: { purpose: Purpose; lifetimeMs: number },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into sign_in_links (token_hash, org_code, account_uuid, purpose, expires_at)
    select ${sha256(token)}::text, org_code, uuid, ${purpose}::text, ${now + lifetimeMs}::bigint
    from accounts where uuid = ${account.uuid} and org_code = ${account.orgCode}`.execute(db);
  return token;
}

export type LinkUse = { token: string; orgCode: string; purpose: Purpose; now: number };

/** The account of a live link; undefined for any other. */
export async function findSignInLink(
  db: Kysely<Tables>,
  { token, orgCode, purpose, now }: LinkUse,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_links')
    .select('account_uuid')
    .where('token_hash', '=', sha256(token))
    .where('org_code', '=', orgCode)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', String(now))
    .executeTakeFirst();
  return row?.account_uuid;
}

/** The same for the one caller that spends the link: of many parallel calls, one succeeds. */
export async function takeSignInLink(
  db: Kysely<Tables>,
  { token, orgCode, purpose, now }: LinkUse,
): Promise<string | undefined> {
  const spent = await db
    .deleteFrom('sign_in_links')
    .where('token_hash', '=', sha256(token))
    .where('org_code', '=', orgCode)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', String(now))
    .returning('account_uuid')
    .executeTakeFirst();
  return spent?.account_uuid;
}
