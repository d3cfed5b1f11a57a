/** The application that a visitor says their chat is about, where it is their own: what a request says of itself proves nothing. */
import type { Kysely } from 'kysely';
import type { Session } from '../auth/session.ts';
import type { Tables } from '../db/tables.ts';

/** @param about the application's identifier, as the visitor gave it */
export async function ownApplication(
  db: Kysely<Tables>,
  session: Session | undefined,
  about: string | undefined,
) {
  if (!session || !about) return undefined;
  return db
    .selectFrom('applications')
    .select(['uuid', 'wrapped_key'])
    .where('uuid', '=', about)
    .where('owner_uuid', '=', session.account.uuid)
    .where('org_code', '=', session.account.orgCode)
    .executeTakeFirst();
}
