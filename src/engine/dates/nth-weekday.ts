/** The third Monday of January, the last Monday of May. */
import { dayOf, isoToDay, weekday } from './iso-day.ts';

/**
 * Days since 1970.
 * @param month 1 to 12. @param day 0 is Sunday. @param nth 1 to 4; −1 is the last
 */
export function nthWeekday(year: number, month: number, day: number, nth: number): number {
  const of = `${year}-${String(month).padStart(2, '0')}`;
  if (nth < 0) return lastOf(of, day);
  const first = dayOf(`${of}-01`);
  return first + ((day - weekday(first) + 7) % 7) + (nth - 1) * 7;
}

function lastOf(month: string, day: number): number {
  const last = dayOf(`${month}-${[31, 30, 29, 28].find((date) => isoToDay(`${month}-${date}`) !== null)}`);
  return last - ((weekday(last) - day + 7) % 7);
}
