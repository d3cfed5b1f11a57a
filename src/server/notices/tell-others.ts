/** Tells the other servers of one PostgreSQL, once the transaction commits. Without others, no one hears it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The channel of NOTIFY; its payload is the topic. */
export const noticeChannel = 'hearthline_notices';

export async function tellOthers(tx: Kysely<Tables>, topic: string): Promise<void> {
  await sql`select pg_notify(${noticeChannel}, ${topic})`.execute(tx);
}
