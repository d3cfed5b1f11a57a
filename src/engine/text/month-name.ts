/** March 2024. Reads yyyy-MM, or the month of a date. */

import { MONTHS } from './long-date.ts';
import type { TextContext } from './text-format.ts';

export function monthName(value: unknown, { locale = 'en-US' }: TextContext = {}): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(String(value ?? '')) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!name) return '—';
  if (locale === 'en-US') return `${name} ${year}`;
  const middle = Date.parse(`${year}-${month}-15T12:00:00Z`);
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(middle);
}
