/** When a calendar day begins in a place. Daylight saving time is the zone's own affair. */
import { clockIn } from './clock-in.ts';

/** @param timeZone IANA name. @param date yyyy-MM-dd. @returns milliseconds since 1970 */
export function startOfDay(timeZone: string, date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const near = utc - ahead(timeZone, utc);
  return utc - ahead(timeZone, near);
}

/** How far the zone's clock is ahead of UTC at a moment; negative in America. */
function ahead(timeZone: string, at: number): number {
  const { date, time } = clockIn(timeZone, at);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(at / 60_000) * 60_000;
}
