/** The days and hours that an office can be met, as a list to choose from; the server refuses what these lists do not have. */

import { visitDays } from '../../../engine/hours/visit-days.ts';
import { visitHours } from '../../../engine/hours/visit-hours.ts';
import type { ScheduleOptions } from '../../../types/widget-options.ts';
import { sayDay, sayTime } from '../../platform/data/say-time.ts';

type Entry = { value: string; words: string };

/** `today` yyyy-MM-dd; anything else throws. */
export function openDays(today: string, options: ScheduleOptions): Entry[] {
  const words = (day: string) => sayDay(Date.parse(`${day}T12:00:00Z`), { timeZone: 'UTC' });
  return visitDays(today, options).map((value) => ({ value, words: words(value) }));
}

/** Whole hours. */
export function openHours(options: ScheduleOptions): Entry[] {
  const words = (hour: string) => sayTime(Date.parse(`1970-01-01T${hour}:00Z`), { timeZone: 'UTC' });
  return visitHours(options).map((value) => ({ value, words: words(value) }));
}
