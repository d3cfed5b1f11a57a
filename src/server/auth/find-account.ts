/** Finds an account by its address, within one lender. */

import type { Selectable } from 'kysely';
import { emailIndex } from '../platform/crypto/email-index.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';

export type AccountRow = Selectable<Tables['accounts']>;

export function findAccount(world: World, orgCode: string, email: string): Promise<AccountRow | undefined> {
  return world.db
    .selectFrom('accounts')
    .selectAll()
    .where('org_code', '=', orgCode)
    .where('email_index', '=', emailIndex(world, orgCode, email))
    .executeTakeFirst();
}

/** The session's own account, or undefined when it no longer exists. */
export function accountOf(world: World, uuid: string): Promise<AccountRow | undefined> {
  return world.db.selectFrom('accounts').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}
