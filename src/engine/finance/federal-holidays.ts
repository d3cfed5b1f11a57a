/** The eleven legal public holidays of 5 USC 6103(a), on their actual dates: an observed Friday or Monday is a business day. */

import { dayToIso } from '../dates/iso-day.ts';
import { nthWeekday } from '../dates/nth-weekday.ts';

// A memo, not state.
const known = new Map<number, readonly string[]>();

/** Dates of a year, in order. Juneteenth counts from 2021. */
export function federalHolidays(year: number): readonly string[] {
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays;
}

function holidaysOf(year: number): string[] {
  const fixed = ['01-01', ...(year >= 2021 ? ['06-19'] : []), '07-04', '11-11', '12-25'].map(
    (day) => `${year}-${day}`,
  );
  return [...fixed, ...FLOATING.map((rule) => dayToIso(nthWeekday(year, ...rule)))].sort();
}

/** Month, day of the week (1 is Monday), and which one of the month; −1 is the last. */
const FLOATING: [number, number, number][] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];
