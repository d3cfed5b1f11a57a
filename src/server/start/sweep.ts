/**
 * Deletes what has expired: answered keys, dead codes, old sessions and drafts, and applications that the law no longer wants kept. Also
 * restarts background work that gave up.
 */
import { sweepChats } from '../chat/sweep-chats.ts';
import { removeDoomed } from '../files/doomed-files.ts';
import { closeIdle } from '../messages/close-idle.ts';
import { eraseDue } from '../retention/erase-due.ts';
import type { World } from '../world/world.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** @param report hears of each application that could not be closed or erased, and of each file that could not be removed */
export async function sweep(world: World, report: (error: unknown) => void): Promise<void> {
  const { db, clock, queue } = world;
  await queue.revive();
  await closeIdle(world, report);
  const now = clock.now();
  const before = (ms: number) => String(now - ms);
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', before(7 * day))
    .execute();
  await db.deleteFrom('replays').where('created_at', '<', before(day)).execute();
  await db.deleteFrom('otps').where('expires_at', '<', before(day)).execute();
  await db.deleteFrom('rate_limits').where('window_start', '<', before(day)).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', before(30 * day))
    .execute();
  await db
    .deleteFrom('telemetry')
    .where('at', '<', before(90 * day))
    .execute();
  await db.deleteFrom('registration_drafts').where('expires_at', '<', before(0)).execute();
  await db.deleteFrom('hand_overs').where('expires_at', '<', before(day)).execute();
  await db.deleteFrom('sign_in_links').where('expires_at', '<', before(0)).execute();
  await db.deleteFrom('invitations').where('expires_at', '<', before(0)).execute();
  await sweepChats(world);
  await eraseDue(world, report);
  await removeDoomed(world, report);
}

/** Sweeps now and every hour; returns what stops it. */
export function sweepHourly(world: World, report: (error: unknown) => void): () => void {
  const run = () => sweep(world, report).catch(report);
  void run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => clearInterval(timer);
}
