/**
 * The minute in which the right to cancel ends: midnight after its last day, where the home is. In a state with two
 * zones the later midnight counts.
 */
import { addDays } from '../../engine/dates/add-months.ts';
import { startOfDay } from '../../engine/dates/start-of-day.ts';
import { stored } from '../application/stored.ts';
import { homeZones, type ZoneScope } from './home-zones.ts';

/** Milliseconds since 1970; undefined where there is no such right. */
export async function rescissionEnd(scope: ZoneScope): Promise<number | undefined> {
  const { rescission } = await stored(scope, 'figures');
  if (!rescission?.applies || !rescission.deadline) return undefined;
  const next = addDays(rescission.deadline, 1);
  return Math.max(...(await homeZones(scope)).map((zone) => startOfDay(zone, next)));
}
