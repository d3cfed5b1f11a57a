/** December 4, 2026. Reads yyyy-MM-dd or an ISO time; the day is taken as written, without a time zone. */

import { isoToDay } from '../dates/iso-day.ts';
import type { TextContext } from './text-format.ts';

export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** @param context its locale, US English where it names none: 22 de noviembre de 2026 for es-US */
export function longDate(value: unknown, { locale = 'en-US' }: TextContext = {}): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value !== 'string' || isoToDay(value) === null) return 'Invalid Date';
  if (locale !== 'en-US') return inLocale(value, locale);
  return `${MONTHS[Number(value.slice(5, 7)) - 1]} ${Number(value.slice(8, 10))}, ${value.slice(0, 4)}`;
}

function inLocale(value: string, locale: string): string {
  const noon = Date.parse(`${value.slice(0, 10)}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(noon);
}
