/** The meters of a running server. Their library is loaded where someone looks, and nowhere else. */
import { laneStates } from '../jobs/lane-states.ts';
import type { Gauges, Meters, PoolState } from '../platform/meters/meters.ts';
import type { Settings } from '../platform/world/settings.ts';
import type { OpenedWorld } from './open-world.ts';

/** Listens at once. Throws StartRefused where it cannot. */
export async function openMeters(at: NonNullable<Settings['metrics']>): Promise<Meters> {
  const { prometheusMeters } = await import('../platform/meters/prometheus-meters.ts');
  return prometheusMeters(at);
}

/** The embedded database has no pool to speak of. */
export function gaugesOf({ opened, background, sweeping }: OpenedWorld): Gauges {
  return {
    pools: () => [
      ...stateOf('requests', opened),
      ...(background === opened ? [] : stateOf('background', background)),
    ],
    lanes: () => laneStates(sweeping),
  };
}

function stateOf(pool: string, { pool: of }: OpenedWorld['opened']): PoolState[] {
  const { totalCount, idleCount, waitingCount } = of;
  if (typeof totalCount !== 'number') return [];
  return [{ pool, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }];
}
