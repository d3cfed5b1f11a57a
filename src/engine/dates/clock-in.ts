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
  const parts = Object.fromEntries(
    dateFormat('en-US', { ...fields, timeZone })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, weekday = '', hour, minute } = parts;
  return {
    date: `${year}-${month}-${day}`,
    weekday: weekdays.indexOf(weekday),
    hour: Number(hour),
    time: `${hour}:${minute}`,
  };
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const fields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
