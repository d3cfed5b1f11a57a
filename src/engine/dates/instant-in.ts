/** The moment at which the clocks of a place show a local time. */
import { clockIn } from './clock-in.ts';

/**
 * Milliseconds since 1970; NaN for what is no time. An hour that the clocks skip counts as the one after it, of an hour
 * that they show twice the first counts.
 * @param timeZone IANA name. @param local yyyy-MM-ddTHH:mm
 */
export function instantIn(timeZone: string, local: string): number {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return Number.NaN;
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  const first = asUtc - offsetAt(timeZone, asUtc);
  return asUtc - offsetAt(timeZone, first);
}

/** How far the clocks of a place are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const { date, time } = clockIn(timeZone, at);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(at / 60_000) * 60_000;
}
