/** What clock and calendar show in a place, by the time zone data of the platform, which knows daylight saving time. */

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
    formatIn(timeZone)
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

// A memo, not state: to make a formatter costs ten times what it takes to use it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...fields, timeZone });
  formats.set(timeZone, format);
  return format;
}

const fields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
