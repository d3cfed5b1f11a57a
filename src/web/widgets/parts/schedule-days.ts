/** The days and hours that an office can be met: from one day ahead, weekdays that are open, whole hours. */
import { dayToIso, isoToDay, weekday } from '../../../engine/dates/iso-day.ts';
import { longDate } from '../../../engine/text/long-date.ts';
import type { ScheduleOptions } from '../../../types/widget-options.ts';

type Entry = { value: string; words: string };

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SUNDAY = 0;

/** `today` yyyy-MM-dd. A day less than 24 hours away is never offered. */
export function openDays(today: string, { closed = [SUNDAY], daysAhead = 14 }: ScheduleOptions): Entry[] {
  const first = (isoToDay(today) ?? 0) + 2;
  const days = Array.from({ length: daysAhead - 1 }, (_, index) => first + index);
  return days.filter((day) => !closed.includes(weekday(day))).map(dayEntry);
}

/** Whole hours from `from` to before `to`. */
export function openHours({ from = 9, to = 17 }: ScheduleOptions): Entry[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => hourEntry(from + index));
}

function dayEntry(day: number): Entry {
  const iso = dayToIso(day);
  return { value: iso, words: `${names[weekday(day)]}, ${longDate(iso).replace(/, \d{4}$/, '')}` };
}

function hourEntry(hour: number): Entry {
  const words = `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
  return { value: `${String(hour).padStart(2, '0')}:00`, words };
}
