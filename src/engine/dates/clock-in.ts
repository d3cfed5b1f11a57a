/** What clock and calendar show in a place, by the time zone data of the platform, which knows daylight saving time. */

import { dateFormat } from './date-format.ts';

export type Clock = {
  /** yyyy-MM-dd */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  /** HH:mm */
  time: string;
};

/** @param timeZone IANA name, such as "America/New_York". @param at milliseconds since 1970 */
export function clockIn(timeZone: string, at: number): Clock {
  const shown = new Date(at + aheadOfUtc(timeZone, at));
  const [date = '', time = ''] = shown.toISOString().split('T');
  return { date, weekday: shown.getUTCDay(), hour: shown.getUTCHours(), time: time.slice(0, 5) };
}

const quarterMs = 15 * 60 * 1000;
const mostQuarters = 5_000;
// A memo, not state: to ask the platform costs twenty times what the sum above takes.
const ahead = new Map<string, number>();

/** How far a place's clock is ahead of UTC, in milliseconds. Clocks are changed at a quarter of an hour. */
function aheadOfUtc(timeZone: string, at: number): number {
  const quarter = Math.floor(at / quarterMs) * quarterMs;
  const key = `${timeZone} ${quarter}`;
  const known = ahead.get(key) ?? shownAt(timeZone, quarter) - quarter;
  if (ahead.size >= mostQuarters) ahead.clear();
  ahead.set(key, known);
  return known;
}

/** What the place's clock shows, as if it were UTC. */
function shownAt(timeZone: string, at: number): number {
  const parts = dateFormat('en-US', { ...fields, timeZone }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

const fields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;
