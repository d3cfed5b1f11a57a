/** What a server does about the trail by itself: looks at the newest ones when it starts, and writes their newest rows to the log each minute and when it stops. */
import type { World } from '../../platform/world/world.ts';
import { checkTrails } from './check-trails.ts';
import { markKeyed } from './keyed-since.ts';
import { tellHeads } from './trail-heads.ts';

const hour = 60 * 60 * 1000;
// What was written since may be cut off unseen.
const minute = 60 * 1000;
const atStart = 200;

export type TrailWatch = {
  /** The last word, before the server stops. */
  end(): Promise<void>;
};

/** A broken trail stops nothing: it is an alarm in the log, and `/readyz` tells how many. @param report hears of what failed */
export async function watchTrail(world: World, report: (error: unknown) => void): Promise<TrailWatch> {
  await markKeyed(world);
  let since = world.clock.now() - hour;
  const tell = async () => {
    since = await tellHeads(world, since);
  };
  void lookAtStart(world).catch(report);
  const timer = setInterval(() => void tell().catch(report), minute).unref();
  return {
    end: async () => {
      clearInterval(timer);
      await tell().catch(report);
    },
  };
}

/** The trails that were written to last: with many, all of them would take minutes (`flow -- trail` does). */
export async function lookAtStart(world: World): Promise<void> {
  const { broken } = await checkTrails(world, atStart);
  world.brokenTrails = broken.length;
  for (const { application, row } of broken)
    world.note?.('trail-broken', { outcome: 'failure', application, row });
}
