/** Tells the other servers of one PostgreSQL, once the transaction commits. Without others, no one hears it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The channel of NOTIFY; its payload is the topic, and after a blank what comes with the broadcast. */
export const broadcastChannel = 'hearthline_notices';

export async function tellOthers(tx: Kysely<Tables>, ...topics: readonly string[]): Promise<void> {
  await notify(tx, topics);
}

/** A broadcast with something to hear. @param said no longer than 7,000 bytes: PostgreSQL takes 8,000 in all */
export async function whisperToOthers(db: Kysely<Tables>, topic: string, said: string): Promise<void> {
  await notify(db, [`${topic} ${said}`]);
}

/** What a payload names, and what comes with it. */
export function readBroadcast(payload: string): { topic: string; said?: string } {
  const blank = payload.indexOf(' ');
  return blank < 0 ? { topic: payload } : { topic: payload.slice(0, blank), said: payload.slice(blank + 1) };
}

async function notify(db: Kysely<Tables>, payloads: readonly string[]): Promise<void> {
  const calls = payloads.map((payload) => sql`pg_notify(${broadcastChannel}, ${payload})`);
  await sql`select ${sql.join(calls)}`.execute(db);
}
