/** MM/dd/yyyy; 'Invalid Date' when the value is not a date. */

import { isoToDay } from '../dates/iso-day.ts';

export function usDate(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value !== 'string' || isoToDay(value) === null) return 'Invalid Date';
  return `${value.slice(5, 7)}/${value.slice(8, 10)}/${value.slice(0, 4)}`;
}
