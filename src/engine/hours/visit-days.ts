/** The days on which someone can be met: from one day ahead, weekdays that are open and no federal holiday. */
import type { ScheduleOptions } from '../../types/widget-options.ts';
import { dayOf, dayToIso, weekday } from '../dates/iso-day.ts';
import { isLegalHoliday } from '../finance/is-legal-holiday.ts';

const SUNDAY = 0;

/** yyyy-MM-dd, in order. `today` yyyy-MM-dd; anything else throws. A day less than 24 hours away is never offered. */
export function visitDays(today: string, { closed = [SUNDAY], daysAhead = 14 }: ScheduleOptions): string[] {
  const first = dayOf(today) + 2;
  const days = Array.from({ length: daysAhead - 1 }, (_, index) => first + index);
  return days
    .filter((day) => !closed.includes(weekday(day)))
    .map(dayToIso)
    .filter((day) => !isLegalHoliday(day));
}
