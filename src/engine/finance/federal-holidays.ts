/** The eleven legal public holidays of 5 USC 6103(a), on their actual dates: an observed Friday or Monday is a business day. */

import { dayToIso, isoToDay, weekday } from '../dates/iso-day.ts';

/** Dates of a year, in order. Juneteenth counts from 2021. */
export function federalHolidays(year: number): string[] {
  const fixed = ['01-01', ...(year >= 2021 ? ['06-19'] : []), '07-04', '11-11', '12-25'].map(
    (day) => `${year}-${day}`,
  );
  return [...fixed, ...FLOATING.map((rule) => floating(year, ...rule))].sort();
}

/** Month, day of the week (1 is Monday), and which one of the month; −1 is the last. */
const FLOATING: [string, number, number][] = [
  ['01', 1, 3],
  ['02', 1, 3],
  ['05', 1, -1],
  ['09', 1, 1],
  ['10', 1, 2],
  ['11', 4, 4],
];

function floating(year: number, month: string, day: number, nth: number): string {
  const base = isoToDay(`${year}-${month}-${nth < 0 ? '31' : '01'}`) ?? 0;
  if (nth < 0) return dayToIso(base - ((weekday(base) - day + 7) % 7));
  return dayToIso(base + ((day - weekday(base) + 7) % 7) + (nth - 1) * 7);
}
