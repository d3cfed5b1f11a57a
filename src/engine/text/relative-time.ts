/** How long ago: 5m, 3h, 2d, 3w, and after four weeks the day (Nov 4). Both times are ISO 8601. */

const MINUTE = 60_000;

/** In the reader's language; the day is that of their time zone. */
export function relativeTime(value: unknown, now: string, { timeZone, locale }: Reader): string {
  const then = new Date(typeof value === 'string' ? value : Number.NaN);
  const minutes = Math.floor((Date.parse(now) - then.getTime()) / MINUTE);
  if (Number.isNaN(minutes)) return '—';
  const say = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);
  if (minutes < 60) return say('minute', Math.max(0, minutes));
  if (minutes < 60 * 24) return say('hour', Math.floor(minutes / 60));
  const days = Math.floor(minutes / 60 / 24);
  if (days < 7) return say('day', days);
  if (days < 28) return say('week', Math.floor(days / 7));
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone }).format(then);
}

type Reader = { timeZone: string; locale: string };
