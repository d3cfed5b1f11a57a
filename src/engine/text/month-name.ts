/** March 2024. Reads yyyy-MM, or the month of a date. */

import { MONTHS } from './long-date.ts';

export function monthName(value: unknown): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(String(value ?? '')) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : '—';
}
