/** The key under which a chat with a person or with the chatbot is sealed: its application's, or the visitor's own. */
import type { Kysely } from 'kysely';
import { openDataKey } from '../platform/crypto/data-key.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';

/** What is sealed so: `wrapped_key` is set where it belongs to no application. */
export type Keyed = { uuid: string; application_uuid: string | null; wrapped_key: Uint8Array | null };

/**
 * @param db the database, or the transaction to read it in
 * @param known the wrapped key of the application, where the caller has read it along
 */
export async function chatKey(
  { secrets }: Pick<World, 'secrets'>,
  db: Kysely<Tables>,
  { uuid, application_uuid, wrapped_key }: Keyed,
  known: Uint8Array | null = null,
): Promise<Uint8Array> {
  if (wrapped_key) return openDataKey(secrets, uuid, wrapped_key);
  if (known) return openDataKey(secrets, application_uuid ?? '', known);
  const { wrapped_key: wrapped } = await db
    .selectFrom('applications')
    .select('wrapped_key')
    .where('uuid', '=', application_uuid)
    .executeTakeFirstOrThrow();
  return openDataKey(secrets, application_uuid ?? '', wrapped);
}
