/** Two kinds of business day: the one of the right to cancel, and the one on which banks move money. */

import { dayToIso, isoToDay, weekday } from '../dates/iso-day.ts';
import { isLegalHoliday } from './is-legal-holiday.ts';

/** 12 CFR 1026.2(a)(6), specific meaning: every day but Sundays and legal holidays on their actual dates. */
export function isBusinessDay(date: string): boolean {
  const day = isoToDay(date);
  return day !== null && weekday(day) !== 0 && !isLegalHoliday(date);
}

/** Banks also rest on Saturdays and on the Monday after a holiday that falls on a Sunday (Federal Reserve calendar). */
export function isBankingDay(date: string): boolean {
  const day = isoToDay(date);
  if (day === null || !isBusinessDay(date) || weekday(day) === 6) return false;
  return !(weekday(day) === 1 && isLegalHoliday(dayToIso(day - 1)));
}
