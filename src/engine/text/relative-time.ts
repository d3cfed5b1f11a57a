/** How long ago: 5m, 3h, 2d, 3w, and after four weeks the day (Nov 4). Both times are ISO 8601. */

import { MONTHS } from './long-date.ts';

const MINUTE = 60_000;

export function relativeTime(value: unknown, now: string): string {
  const then = new Date(typeof value === 'string' ? value : Number.NaN);
  const minutes = Math.floor((Date.parse(now) - then.getTime()) / MINUTE);
  if (Number.isNaN(minutes)) return '—';
  if (minutes < 60) return `${Math.max(0, minutes)}m`;
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)}h`;
  const days = Math.floor(minutes / 60 / 24);
  if (days < 7) return `${days}d`;
  return days < 28 ? `${Math.floor(days / 7)}w` : monthDay(then);
}

function monthDay(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`;
}
