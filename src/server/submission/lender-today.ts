/** The calendar day at the lender's place: ages and expiry dates count local days, not UTC. */
import { clockIn } from '../../engine/dates/clock-in.ts';

const fallbackZone = 'America/Los_Angeles';

/** yyyy-MM-dd. @param now milliseconds since 1970 */
export function lenderToday(org: Readonly<Record<string, unknown>>, now: number): string {
  return clockIn(typeof org.timeZone === 'string' ? org.timeZone : fallbackZone, now).date;
}
