/** Counts attempts in the database, so that every server of a cluster sees the same number. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';

export type Limit = { bucket: string; most: number; windowMs: number };

/** Counts one attempt; refuses with 429 and Retry-After when the window is full. */
export async function countAttempt(db: Kysely<Tables>, limit: Limit, now: number): Promise<void> {
  const { bucket, most, windowMs } = limit;
  const opened = now - windowMs;
  const row = await sql<{ count: number; window_start: string }>`
    insert into rate_limits (bucket, window_start, count) values (${bucket}, ${now}, 1)
    on conflict (bucket) do update set
      count = case when rate_limits.window_start <= ${opened} then 1 else rate_limits.count + 1 end,
      window_start = case when rate_limits.window_start <= ${opened} then ${now} else rate_limits.window_start end
    returning count, window_start`.execute(db);
  const { count = 1, window_start = String(now) } = row.rows[0] ?? {};
  if (count <= most) return;
  const seconds = Math.max(1, Math.ceil((Number(window_start) + windowMs - now) / 1000));
  throw new Refusal(429, [`Too many attempts. Please try again in ${inWords(seconds)}.`], {
    headers: { 'retry-after': String(seconds) },
  });
}

/** A success forgets the failures before it. */
export async function forgetAttempts(db: Kysely<Tables>, buckets: string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', 'in', buckets).execute();
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
