/** Counts business days forward. */

import { addDays } from '../dates/add-months.ts';

/** The `count`-th day after `date` for which `counts` holds. Dates yyyy-MM-dd. */
export function daysAfter(date: string, count: number, counts: (date: string) => boolean): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (counts(day)) left--;
  }
  return day;
}
