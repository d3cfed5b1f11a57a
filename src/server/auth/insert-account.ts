/** Writes the row of a new account: of a borrower, a co-owner, or someone at the lender. One account an address at a lender. */

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { emailIndex } from '../platform/crypto/email-index.ts';
import { sealWithMaster } from '../platform/crypto/master-box.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';

export type NewAccount = {
  orgCode: string;
  email: string;
  secret: string;
  kind?: string;
  /** A reviewer who may download the register. */
  mayFile?: boolean;
  /** A reviewer who may approve what lenders say. */
  mayApprove?: boolean;
  /** The message for an address that has an account. */
  taken?: () => Refusal;
};

/** `secret` is the hashed password. Refuses with 409 'identity exists'. */
export async function insertAccount(
  tx: Kysely<Tables>,
  world: World,
  { orgCode, email, secret, kind, mayFile, mayApprove, taken = identityExists }: NewAccount,
): Promise<string> {
  const uuid = randomUUID();
  const address = email.trim().toLowerCase();
  const inserted = await tx
    .insertInto('accounts')
    .values({
      uuid,
      org_code: orgCode,
      email_index: emailIndex(world, orgCode, address),
      email: sealWithMaster(world.secrets, 'account-email', uuid, Buffer.from(address)),
      password_hash: secret,
      created_at: world.clock.now(),
      ...(kind && { kind }),
      ...(mayFile && { may_file: true }),
      ...(mayApprove && { may_approve: true }),
    })
    .onConflict((conflict) => conflict.columns(['org_code', 'email_index']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw taken();
  return uuid;
}

/** `login`: where its words "Log in" lead. */
export function identityExists(login?: string): Refusal {
  return new Refusal(409, [says('account.emailTaken')], {
    message: 'identity exists',
    ...(login && { way: { words: 'Log in', to: login } }),
  });
}
