/**
 * Deletes what has expired: answered keys, dead codes, old sessions and drafts, and applications that the law no longer wants kept. Also
 * restarts background work that gave up.
 */
import { sql } from 'kysely';
import { sweepChats } from '../chat/sweep-chats.ts';
import { closeIdle } from '../messages/close-idle.ts';
import { removeUnkept } from '../platform/files/arriving-files.ts';
import { removeDoomed } from '../platform/files/doomed-files.ts';
import { forgetContents } from '../platform/versions/forget-contents.ts';
import type { World } from '../platform/world/world.ts';
import { eraseDue } from '../retention/erase-due.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Table, the column that says since when or until when a row is of use, and for how long after it a row is kept. */
const expiring = [
  ['idempotency', 'created_at', 7 * day],
  ['replays', 'created_at', day],
  ['otps', 'expires_at', day],
  ['rate_limits', 'window_start', day],
  ['sessions', 'expires_at', 30 * day],
  ['registration_drafts', 'expires_at', 0],
  ['hand_overs', 'expires_at', day],
  ['sign_in_links', 'expires_at', 0],
  ['invitations', 'expires_at', 0],
  ['telemetry', 'at', 90 * day],
  ['webhooks', 'heard_at', 90 * day],
  // Each start marks its own again.
  ['assets', 'brought_at', 90 * day],
] as const;

/** One statement takes no more rows than a moment allows, and one sweep no longer than some minutes. */
const rowsAtOnce = 5_000;
const mostRounds = 400;

/**
 * Each step is on its own: what fails holds up nothing that comes after it, and least of all the erasing that the law asks for.
 * @param report hears of each step that failed, of each application that could not be closed or erased, and of each file that could not be removed
 */
export async function sweep(world: World, report: (error: unknown) => void): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [
    () => world.queue.revive(),
    () => closeIdle(world, report),
    () => eraseDue(world, report),
    () => sweepChats(world, report),
    () => removeDoomed(world, report),
    () => removeUnkept(world, report),
    () => forgetContents(world),
    ...expiring.map(
      ([table, column, keptMs]) =>
        () =>
          deleteOlder(world, table, column, keptMs),
    ),
  ];
  for (const step of steps) await step().catch(report);
}

/** In rounds, so that a large table is neither locked for long nor too much for one statement. */
async function deleteOlder(
  { db, clock }: World,
  table: string,
  column: string,
  keptMs: number,
): Promise<void> {
  const [name, moment] = [sql.table(table), sql.ref(column)];
  for (let round = 0; round < mostRounds; round += 1) {
    const { numAffectedRows } = await sql`delete from ${name} where ctid = any(array(
      select ctid from ${name} where ${moment} < ${String(clock.now() - keptMs)}::bigint limit ${rowsAtOnce}))`.execute(
      db,
    );
    if (Number(numAffectedRows) < rowsAtOnce) return;
  }
}

/** Of many servers on one database one sweeps in an hour: whoever asks first. @returns whether it was this one */
export async function sweepInTurn(world: World, report: (error: unknown) => void): Promise<boolean> {
  const now = world.clock.now();
  const mine = await world.db
    .updateTable('releases')
    .set({ swept_at: now })
    // A little less than an hour: a timer may be early.
    .where((row) =>
      row.or([
        row('swept_at', 'is', null),
        row('swept_at', '<=', String(now - 0.9 * hour)),
        // The sandbox's clock was turned back.
        row('swept_at', '>', String(now + hour)),
      ]),
    )
    .returning('only_row')
    .executeTakeFirst();
  if (mine) await sweep(world, report);
  return mine !== undefined;
}

/** Sweeps now and every hour; returns what stops it. */
export function sweepHourly(world: World, report: (error: unknown) => void): () => void {
  const run = () => sweepInTurn(world, report).catch(report);
  void run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => clearInterval(timer);
}
