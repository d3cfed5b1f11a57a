/** The day of a moment where its reader is: 2026-12-05T02:00:00Z is December 4, 2026 in Chicago. */
import { longDate } from './long-date.ts';
import type { TextFormat } from './text-format.ts';

/** Reads an ISO time. A day without a time is written as it is; without a time zone the day is that of UTC. */
export const momentDate: TextFormat = (value, { timeZone = 'UTC', locale = 'en-US' } = {}) => {
  const at = typeof value === 'string' && value.includes('T') ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return longDate(value, { locale });
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);
};
