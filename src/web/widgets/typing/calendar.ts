/** Plain calendar arithmetic on numbers: month names, real days. No clock, no time zone. */
import { isoToDay } from '../../../engine/dates/iso-day.ts';
import { MONTHS } from '../../../engine/text/long-date.ts';

/** Writes yyyy-MM-dd when year (1000–9999), month and day name a real day; else undefined. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`;
  return year >= 1000 && isoToDay(text) !== null ? text : undefined;
}

/** The month 1–12 whose English name begins with the text (at least three letters), or 0. */
export function monthNumber(text: string): number {
  const name = text.toLowerCase();
  if (name === 'sept') return 9;
  return name.length < 3 ? 0 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;
}

/** Two digits, for dates as they are written. */
function two(number: number): string {
  return String(number).padStart(2, '0');
}
