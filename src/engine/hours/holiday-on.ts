/** Which holiday a day is. */
import type { OrgHoliday } from '../../types/org.ts';
import { isoToDay } from '../dates/iso-day.ts';
import { nthWeekday } from '../dates/nth-weekday.ts';

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** The first of the list that falls on the day. @param date yyyy-MM-dd */
export function holidayOn(holidays: readonly OrgHoliday[], date: string): OrgHoliday | undefined {
  return holidays.find((holiday) => isoToDay(date) === dayOf(holiday, Number(date.slice(0, 4))));
}

/** Days since 1970 of the holiday in a year; null in a year that does not have it. */
function dayOf({ date, month = 0, day, weekday, which }: OrgHoliday, year: number): number | null {
  if (date !== undefined) return isoToDay(date);
  if (day !== undefined) return isoToDay(`${year}-${padded(month)}-${padded(day)}`);
  if (weekday === undefined || which === undefined) return null;
  return nthWeekday(year, month, days.indexOf(weekday), which);
}

const padded = (value: number) => String(value).padStart(2, '0');
