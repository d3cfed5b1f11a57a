/** A real calendar date, yyyy-MM-dd. */

import { isoToDay } from '../../dates/iso-day.ts';

export function isoDate(value: string): boolean {
  return value.length === 10 && isoToDay(value) !== null;
}
