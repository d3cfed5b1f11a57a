/**
 * Deletes what has expired: answered keys, dead codes, old sessions and drafts; never answers. Also restarts
 * background work that gave up.
 */
import type { World } from '../world/world.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export async function sweep({ db, clock, queue }: World): Promise<void> {
  await queue.revive();
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
}

/** Sweeps now and every hour; returns what stops it. */
export function sweepHourly(world: World, report: (error: unknown) => void): () => void {
  const run = () => sweep(world).catch(report);
  void run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => clearInterval(timer);
}
