/** December 4, 2026. Reads yyyy-MM-dd or an ISO time; the day is taken as written, without a time zone. */

import { isoToDay } from '../dates/iso-day.ts';

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

export function longDate(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value !== 'string' || isoToDay(value) === null) return 'Invalid Date';
  return `${MONTHS[Number(value.slice(5, 7)) - 1]} ${Number(value.slice(8, 10))}, ${value.slice(0, 4)}`;
}
