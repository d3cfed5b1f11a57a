/**
 * Finds one person's accounts at all lenders. Each account proved its address when it was made, so one address is one
 * person.
 */

import type { Backend } from '../backend/backend.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';
import { type AccountRow, accountOf } from './find-account.ts';
import { emailOf } from './set-password.ts';

/** Includes the given account; empty when it no longer exists. */
export async function personAccounts(backend: Backend, accountUuid: string): Promise<AccountRow[]> {
  const { world, library } = backend;
  const own = await accountOf(world, accountUuid);
  if (!own) return [];
  const email = emailOf(backend, own);
  const indexes = Object.keys(library.content.orgs).map((code) => emailIndex(world, code, email));
  // An index holds its lender's code, so an equal index is an equal address with that lender.
  return world.db
    .selectFrom('accounts')
    .selectAll()
    .where('email_index', 'in', indexes)
    .orderBy('created_at')
    .execute();
}
