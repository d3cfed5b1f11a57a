/** Finds times that a page did not offer among those that a borrower would like: its lists are a courtesy, this is the truth. */
import type { ScheduleOptions } from '../../types/widget-options.ts';
import type { BrowserPage } from '../content/bundle.ts';
import { fieldUi } from '../content/field-ui.ts';
import { dayOf, dayToIso, isoToDay } from '../dates/iso-day.ts';
import { isLegalHoliday } from '../finance/is-legal-holiday.ts';
import { visitDays } from '../hours/visit-days.ts';
import { visitHours } from '../hours/visit-hours.ts';

/** Where it stands ("/preferences/0"), and whether its day is a federal holiday. */
export type UnofferedTime = { pointer: string; isHoliday: boolean };

/** @param data answers that are right otherwise. @param today yyyy-MM-dd; anything else throws */
export function unofferedTimes(
  page: Pick<BrowserPage, 'ui'>,
  data: Readonly<Record<string, unknown>>,
  today: string,
): UnofferedTime[] {
  return Object.entries(data).flatMap(([name, times]) => {
    const { 'ui:widget': widget, 'ui:options': options = {} } = fieldUi(page, name);
    if (widget !== 'schedule' || !Array.isArray(times)) return [];
    return times
      .map((time, index) => ({ time: String(time), pointer: `/${name}/${index}` }))
      .filter(({ time }) => !isOffered(time, today, options))
      .map(({ time, pointer }) => ({ pointer, isHoliday: isHoliday(time) }));
  });
}

// A page that was opened just before midnight offers the days of yesterday.
function isOffered(time: string, today: string, options: ScheduleOptions): boolean {
  const [day = '', hour = ''] = time.split('T');
  const yesterday = dayToIso(dayOf(today) - 1);
  const days = [today, yesterday].flatMap((from) => visitDays(from, options));
  return days.includes(day) && visitHours(options).includes(hour);
}

function isHoliday(time: string): boolean {
  const day = time.slice(0, 10);
  return isoToDay(day) !== null && isLegalHoliday(day);
}
