/** One chat: its row, and what its visitor said of themselves. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { openJson } from '../platform/crypto/json-box.ts';
import type { Tables } from '../platform/db/tables.ts';

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

export function visitorOf(key: Uint8Array, { uuid, body }: ChannelRow): Visitor {
  return openJson<Visitor>(key, rowOfVisitor(uuid), body);
}

/** What the seal of the visitor's details is bound to. */
export const rowOfVisitor = (uuid: string) => `${uuid}/visitor`;
