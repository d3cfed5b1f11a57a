/** One chat: its row, and the key under which everything that is said in it is sealed. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { openDataKey } from '../crypto/data-key.ts';
import { openJson } from '../crypto/json-box.ts';
import type { Tables } from '../db/tables.ts';
import type { World } from '../world/world.ts';

export type ChannelRow = Selectable<Tables['chat_channels']>;

/** Who wrote, as they said it themselves, and where they were. */
export type Visitor = {
  friendlyName: string;
  emailAddress: string;
  pageUrl: string;
  tag?: string | undefined;
  skill?: string | undefined;
};

/** @param db the database, or the transaction to find it in */
export function findChannel(db: Kysely<Tables>, uuid: string): Promise<ChannelRow | undefined> {
  return db.selectFrom('chat_channels').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** The row, which no other transaction changes until this one ends. */
export function lockChannel(tx: Transaction<Tables>, uuid: string): Promise<ChannelRow | undefined> {
  return tx.selectFrom('chat_channels').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
}

/** The application's key, or the visitor's own. */
export async function channelKey(
  { secrets }: World,
  db: Kysely<Tables>,
  { uuid, application_uuid, wrapped_key }: ChannelRow,
): Promise<Uint8Array> {
  if (wrapped_key) return openDataKey(secrets, uuid, wrapped_key);
  const { wrapped_key: wrapped } = await db
    .selectFrom('applications')
    .select('wrapped_key')
    .where('uuid', '=', application_uuid)
    .executeTakeFirstOrThrow();
  return openDataKey(secrets, application_uuid ?? '', wrapped);
}

export function visitorOf(key: Uint8Array, { uuid, body }: ChannelRow): Visitor {
  return openJson<Visitor>(key, rowOfVisitor(uuid), body);
}

/** What the seal of the visitor's details is bound to. */
export const rowOfVisitor = (uuid: string) => `${uuid}/visitor`;
