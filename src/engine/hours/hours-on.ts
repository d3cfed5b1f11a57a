/** From when to when a department answers on one day: as its week says, unless the day is a holiday. */
import { dayOf, weekday } from '../dates/iso-day.ts';
import type { DepartmentHours } from './department-hours.ts';
import { holidayOn } from './holiday-on.ts';

/** HH:mm; the end is the first minute that is closed. */
export type DayHours = { startTime: string; endTime: string };

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** Undefined for a day on which it is closed. @param date yyyy-MM-dd, in Pacific Time */
export function hoursOn({ week, holidays = [] }: DepartmentHours, date: string): DayHours | undefined {
  const name = days[weekday(dayOf(date))];
  const usual = week.find((day) => day.weekday === name);
  if (!usual?.isOpen) return undefined;
  const { startTime, endTime } = holidayOn(holidays, date) ?? usual;
  return startTime && endTime ? { startTime, endTime } : undefined;
}
