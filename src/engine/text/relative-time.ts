/** How long ago: 5m, 3h, 2d, 3w, and after four weeks the day (Nov 4). Both times are ISO 8601. */

const MINUTE = 60_000;

/** @param timeZone where the reader is: the day is theirs */
export function relativeTime(value: unknown, now: string, timeZone = 'UTC'): string {
  const then = new Date(typeof value === 'string' ? value : Number.NaN);
  const minutes = Math.floor((Date.parse(now) - then.getTime()) / MINUTE);
  if (Number.isNaN(minutes)) return '—';
  if (minutes < 60) return `${Math.max(0, minutes)}m`;
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)}h`;
  const days = Math.floor(minutes / 60 / 24);
  if (days < 7) return `${days}d`;
  return days < 28 ? `${Math.floor(days / 7)}w` : monthDay(then, timeZone);
}

function monthDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(date);
}
