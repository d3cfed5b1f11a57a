/** Full years lived. A person born on February 29 turns a year older on March 1 of other years. */

import { isoToDay } from './iso-day.ts';

/** Age in years on `today`; null when either date is not real. */
export function ageOn(dob: unknown, today: string): number | null {
  if (typeof dob !== 'string' || isoToDay(dob) === null || isoToDay(today) === null) return null;
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5, 10) < dob.slice(5, 10) ? years - 1 : years;
}
