/** The days and hours that an office can be met: from one day ahead, weekdays that are open and no federal holiday, whole hours. */

import { dayOf, dayToIso, weekday } from '../../../engine/dates/iso-day.ts';
import { isLegalHoliday } from '../../../engine/finance/is-legal-holiday.ts';
import type { ScheduleOptions } from '../../../types/widget-options.ts';
import { sayDay, sayTime } from '../../data/say-time.ts';

type Entry = { value: string; words: string };

const SUNDAY = 0;

/** `today` yyyy-MM-dd; anything else throws. A day less than 24 hours away is never offered. */
export function openDays(today: string, { closed = [SUNDAY], daysAhead = 14 }: ScheduleOptions): Entry[] {
  const first = dayOf(today) + 2;
  const days = Array.from({ length: daysAhead - 1 }, (_, index) => first + index);
  return days.filter((day) => !closed.includes(weekday(day)) && !isLegalHoliday(dayToIso(day))).map(dayEntry);
}

/** Whole hours from `from` to before `to`. */
export function openHours({ from = 9, to = 17 }: ScheduleOptions): Entry[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => hourEntry(from + index));
}

function dayEntry(day: number): Entry {
  const iso = dayToIso(day);
  return { value: iso, words: sayDay(Date.parse(`${iso}T12:00:00Z`), { timeZone: 'UTC' }) };
}

function hourEntry(hour: number): Entry {
  const value = `${String(hour).padStart(2, '0')}:00`;
  return { value, words: sayTime(Date.parse(`1970-01-01T${value}:00Z`), { timeZone: 'UTC' }) };
}
