/** Counts attempts in the database, so that every server of a cluster sees the same number. */

import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend/backend.ts';
import { addressIndex } from '../platform/crypto/address-index.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { Asker } from './known-browser.ts';

export const tenMinutes = 10 * 60 * 1000;

export type Limit = { bucket: string; most: number; windowMs: number };

/** Counts one attempt; refuses with 429 and Retry-After when the window is full. */
export async function countAttempt(db: Kysely<Tables>, limit: Limit, now: number): Promise<void> {
  const { count, opened } = await counted(db, limit, now);
  if (count > limit.most) throw tooMany(opened + limit.windowMs - now);
}

/** Counts nothing: refuses with 429 while the window is full, for what is counted only where it fails. */
export async function refuseFull(
  db: Kysely<Tables>,
  { bucket, most, windowMs }: Limit,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom('rate_limits')
    .select('window_start')
    .where('bucket', '=', bucket)
    .where('count', '>=', most)
    .where('window_start', '>', String(now - windowMs))
    .executeTakeFirst();
  if (row) throw tooMany(Number(row.window_start) + windowMs - now);
}

function tooMany(leftMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  return new Refusal(429, [says('request.attempts', { seconds })], {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Counts one attempt and tells whether the window has room, for callers that must not show a refusal. */
export async function hasRoom(db: Kysely<Tables>, limit: Limit, now: number): Promise<boolean> {
  return (await counted(db, limit, now)).count <= limit.most;
}

async function counted(db: Kysely<Tables>, { bucket, windowMs }: Limit, now: number) {
  const opened = now - windowMs;
  const row = await sql<{ count: number; window_start: string }>`
    insert into rate_limits (bucket, window_start, count) values (${bucket}, ${now}, 1)
    on conflict (bucket) do update set
      count = case when rate_limits.window_start <= ${opened} then 1 else rate_limits.count + 1 end,
      window_start = case when rate_limits.window_start <= ${opened} then ${now} else rate_limits.window_start end
    returning count, window_start`.execute(db);
  const { count = 1, window_start = now } = row.rows[0] ?? {};
  return { count, opened: Number(window_start) };
}

/** Attempts per network address. In the sandbox many test borrowers share one. */
export const addressLimit = ({ world, settings }: Backend) =>
  settings.attempts * (world.mode === 'sandbox' ? 1000 : 10);

/** Counts what one address does, whatever account it concerns. */
export function countFrom(backend: Backend, what: string, ip: string, windowMs: number): Promise<void> {
  const { db, clock, secrets } = backend.world;
  const bucket = `${what}-ip/${addressIndex(secrets, ip)}`;
  return countAttempt(db, { bucket, most: addressLimit(backend), windowMs }, clock.now());
}

export type Toward = {
  what: string;
  /** An index of the person: never an address in the clear. */
  who: string;
  /** As `knownBrowser` answers it. */
  known: string | undefined;
  /** From one place; five times as many from all together. */
  most: number;
  windowMs: number;
};

/**
 * Counts what is done to one account. The owner's own browser counts by itself, so strangers cannot use up its share
 * (FINDING-D7).
 */
export async function countToward(
  { world }: Backend,
  { ip }: Pick<Asker, 'ip'>,
  { what, who, known, most, windowMs }: Toward,
): Promise<void> {
  const { db, clock, secrets } = world;
  const bucket = `${what}/${who}`;
  const own = `${bucket}/${known ?? addressIndex(secrets, ip)}`;
  await countAttempt(db, { bucket: own, most, windowMs }, clock.now());
  if (!known) await countAttempt(db, { bucket, most: most * 5, windowMs }, clock.now());
}

/** A success clears the failures before it. */
export async function forgetAttempts(db: Kysely<Tables>, buckets: string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', 'in', buckets).execute();
}
