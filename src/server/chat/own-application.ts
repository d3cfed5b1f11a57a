/** The application that a visitor says their chat is about, where it is their own: what a request says of itself proves nothing. */
import type { Kysely } from 'kysely';
import type { Session } from '../auth/session.ts';
import type { Tables } from '../platform/db/tables.ts';

/**
 * Undefined for a stranger. Who is logged in and names none, as on another device, has their newest.
 * @param about the application's identifier, as the visitor gave it
 */
export async function ownApplication(
  db: Kysely<Tables>,
  session: Session | undefined,
  about: string | undefined,
) {
  if (!session) return undefined;
  const own = db
    .selectFrom('applications')
    .select(['uuid', 'wrapped_key'])
    .where('owner_uuid', '=', session.account.uuid)
    .where('org_code', '=', session.account.orgCode);
  const wanted = about
    ? own.where('uuid', '=', about)
    : own.where('parent_uuid', 'is', null).orderBy('created_at', 'desc').limit(1);
  return wanted.executeTakeFirst();
}
