/** Days and times in the language that is spoken. */
import { momentDate } from '../../../engine/text/moment-date.ts';
import { readerZone } from './reader-zone.ts';
import { spokenLocale } from './say.ts';

/** "December 4, 2026" of a moment, where its reader is. */
export const sayMomentDay = (value: unknown): string =>
  momentDate(value, { locale: spokenLocale(), timeZone: readerZone() });

type In = { timeZone?: string };

/** "Monday, November 23". @param at milliseconds since 1970; the reader's own day, or that of a time zone */
export const sayDay = (at: number, zone: In = {}): string =>
  new Intl.DateTimeFormat(spokenLocale(), { weekday: 'long', month: 'long', day: 'numeric', ...zone }).format(
    at,
  );

/** "10:00 AM". @param at milliseconds since 1970; the reader's own time, or that of a time zone */
export const sayTime = (at: number, zone: In = {}): string =>
  new Intl.DateTimeFormat(spokenLocale(), { hour: 'numeric', minute: '2-digit', ...zone }).format(at);
