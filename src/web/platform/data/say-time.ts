/** Days and times in the language that is spoken. */
import { momentDate } from '../../../engine/text/moment-date.ts';
import { momentTime } from '../../../engine/text/moment-time.ts';
import { relativeTime } from '../../../engine/text/relative-time.ts';
import { readerZone } from './reader-zone.ts';
import { spokenLocale } from './say.ts';

const ofReader = () => ({ locale: spokenLocale(), timeZone: readerZone() });

/** "December 4, 2026" of a moment, where its reader is. */
export const sayMomentDay = (value: unknown): string => momentDate(value, ofReader());

/** "December 4, 2026 at 3:45 PM CST". */
export const sayMomentTime = (value: unknown): string => momentTime(value, ofReader());

/** "5m", "3h", "2d", and after four weeks "Nov 4". @param now ISO 8601 */
export const sayAgo = (value: unknown, now: string): string => relativeTime(value, now, ofReader());

type In = { timeZone?: string };

/** "Monday, November 23". @param at milliseconds since 1970; the reader's own day, or that of a time zone */
export const sayDay = (at: number, zone: In = {}): string =>
  new Intl.DateTimeFormat(spokenLocale(), { weekday: 'long', month: 'long', day: 'numeric', ...zone }).format(
    at,
  );

/** "10:00 AM". @param at milliseconds since 1970; the reader's own time, or that of a time zone */
export const sayTime = (at: number, zone: In = {}): string =>
  new Intl.DateTimeFormat(spokenLocale(), { hour: 'numeric', minute: '2-digit', ...zone }).format(at);
