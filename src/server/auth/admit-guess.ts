/**
 * Decides whether a password may be tried. Strangers cannot lock an owner out (FINDING-D7): no number of wrong
 * passwords makes the account refuse its owner. A browser that the owner has used counts by itself. Any other address
 * gets ten tries in ten minutes. After a hundred answers in a day, strangers to the account take turns, ever further
 * apart. A request whose turn is too far off gets no answer; if its password was right, the account's email address
 * gets a login link instead.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Backend } from '../backend/backend.ts';
import { addressIndex } from '../platform/crypto/address-index.ts';
import type { Asker } from './known-browser.ts';
import { addressLimit, countAttempt, tenMinutes } from './limit.ts';

/** `answer`: say whether it is right. `by-mail`: say nothing, and send the link if it is. */
export type Admission = 'answer' | 'by-mail';

const day = 24 * 60 * 60 * 1000;
const firstGapMs = 500;
const mostGapMs = 10 * 60 * 1000;
/** The gap between two turns doubles with so many turns. */
const doubledBy = 5;
const patienceMs = 8_000;

/** @param index of the account's address, whether it has an account or not. Refuses with 429 after too many tries. */
export async function admitGuess(
  backend: Backend,
  index: string,
  { ip, known }: Pick<Asker, 'ip'> & { known: string | undefined },
): Promise<Admission> {
  const { world, settings } = backend;
  const now = world.clock.now();
  const own = known ?? addressIndex(world.secrets, ip);
  const ownTries = { bucket: triesOf(index, own), most: settings.attempts, windowMs: tenMinutes };
  await countAttempt(world.db, ownTries, now);
  if (known) return 'answer';
  const fromHere = { bucket: `login-ip/${own}`, most: addressLimit(backend), windowMs: tenMinutes };
  await countAttempt(world.db, fromHere, now);
  if (await isFree(backend, index, now)) return 'answer';
  const turn = await takeTurn(backend, index, now);
  if (turn === undefined) return 'by-mail';
  await setTimeout(Math.max(0, turn - now));
  return 'answer';
}

/** A success clears the tries of this browser, and those of strangers before it. */
export function forgivenBy(
  { world }: Backend,
  index: string,
  { ip, known }: Pick<Asker, 'ip'> & { known: string | undefined },
): string[] {
  if (known) return [triesOf(index, known)];
  return [triesOf(index, addressIndex(world.secrets, ip)), ...guessesOf(index)];
}

/** What all strangers together have tried. */
export const guessesOf = (index: string) => [`login/${index}`, `login-turn/${index}`];

const triesOf = (index: string, own: string) => `login/${index}/${own}`;

// Of the first hundred in a day, each is answered at once.
async function isFree({ world, settings }: Backend, index: string, now: number): Promise<boolean> {
  const opened = now - day;
  const { rows } = await sql`
    insert into rate_limits (bucket, window_start, count) values (${`login/${index}`}, ${now}, 1)
    on conflict (bucket) do update set
      count = case when rate_limits.window_start <= ${opened} then 1 else rate_limits.count + 1 end,
      window_start = case when rate_limits.window_start <= ${opened} then ${now} else rate_limits.window_start end
    where rate_limits.window_start <= ${opened} or rate_limits.count < ${settings.attempts * 10}
    returning count`.execute(world.db);
  return rows.length > 0;
}

/** The time of the next turn, reserved for this caller; undefined when it is too far off to wait for. */
async function takeTurn({ world }: Backend, index: string, now: number): Promise<number | undefined> {
  const { rows } = await sql<{ next: string; gap: string }>`
    insert into rate_limits as line (bucket, window_start, count)
    values (${`login-turn/${index}`}, ${now + firstGapMs}, 1)
    on conflict (bucket) do update set
      window_start = greatest(line.window_start, ${now}) + ${gapAfter},
      count = least(line.count + 1, 1000)
    where line.window_start <= ${now + patienceMs}
    returning window_start as next, ${gapBefore} as gap`.execute(world.db);
  const [row] = rows;
  return row && Number(row.next) - Number(row.gap);
}

const gapOf = (count: string) =>
  sql.raw(`least(${mostGapMs}, ${firstGapMs} * power(2, ${count} / ${doubledBy}.0))::bigint`);
const gapAfter = gapOf('line.count');
// Returns the updated row: the gap that was added came from the count before.
const gapBefore = gapOf('(line.count - 1)');
