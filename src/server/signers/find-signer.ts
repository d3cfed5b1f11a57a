/** Finds invitations to sign by what a visitor holds: the secret of a link, or an address that is proved. */

import { sha256 } from '../platform/crypto/digest.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';
import type { World } from '../platform/world/world.ts';

export type FoundSigner = { uuid: string; applicationUuid: string };

/** Undefined for a link that is no longer the last one, of another lender, or cut off. */
export async function signerOfToken(
  { db }: World,
  orgCode: string,
  token: string,
): Promise<FoundSigner | undefined> {
  const rows = db.selectFrom('signers').select(['uuid', 'application_uuid']);
  const row = await rows
    .where('token_hash', '=', sha256(token))
    .where('org_code', '=', orgCode)
    .executeTakeFirst();
  return row && { uuid: row.uuid, applicationUuid: row.application_uuid };
}

/** The newest first. */
export function signersOfEmail(world: World, orgCode: string, email: string): Promise<FoundSigner[]> {
  return signersOfIndex(world, emailIndex(world, orgCode, email));
}

/** The same. @param index of the address at its lender, as `emailIndex` makes it */
export async function signersOfIndex({ db }: World, index: string): Promise<FoundSigner[]> {
  const rows = await db
    .selectFrom('signers')
    .select(['uuid', 'application_uuid'])
    .where('email_index', '=', index)
    .orderBy('invited_at', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ uuid, application_uuid }) => ({ uuid, applicationUuid: application_uuid }));
}
