/** Until when a department is open, or when it opens again. */
import { addDays } from '../dates/add-months.ts';
import { clockIn } from '../dates/clock-in.ts';
import { instantIn } from '../dates/instant-in.ts';
import { type DepartmentHours, hoursZone } from './department-hours.ts';
import { hoursOn } from './hours-on.ts';
import { isOpenAt } from './is-open-at.ts';

/** `changesAt` is when it closes, or opens: milliseconds since 1970. Absent where no opening lies within a fortnight. */
export type Opening = { isOpen: boolean; changesAt?: number };

/** @param now milliseconds since 1970 */
export function openingAt(hours: DepartmentHours, now: number): Opening {
  const isOpen = isOpenAt(hours, now);
  const { date } = clockIn(hoursZone, now);
  const days = isOpen ? [date] : Array.from({ length: 15 }, (_, index) => addDays(date, index));
  const changesAt = days
    .map((day) => momentOf(day, hoursOn(hours, day)?.[isOpen ? 'endTime' : 'startTime']))
    .find((at) => at !== undefined && at > now);
  return { isOpen, ...(changesAt !== undefined && { changesAt }) };
}

function momentOf(day: string, time: string | undefined): number | undefined {
  return time === undefined ? undefined : instantIn(hoursZone, `${day}T${time}`);
}
