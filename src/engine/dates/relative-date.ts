/** Reads "today", "+30d", "-18y", "+6m" or a plain date, as page checks write them. */

import { addDays, addMonths } from './add-months.ts';
import { isoToDay } from './iso-day.ts';

/** The date that the text means, counted from `today`; null when it is not a date. */
export function relativeDate(text: unknown, today: string): string | null {
  if (text === 'today') return today;
  const step = /^([+-]\d{1,4})([dmy])$/.exec(typeof text === 'string' ? text : '');
  if (step) return move(today, Number(step[1]), step[2]);
  const date = wholeDate(text);
  return isoToDay(date) === null ? null : date;
}

/** A month stands for its first day; a time for its day. */
export function wholeDate(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text.slice(0, 10);
}

function move(today: string, count: number, unit: string | undefined): string {
  if (unit === 'd') return addDays(today, count);
  return addMonths(today, unit === 'y' ? count * 12 : count);
}
