/** Reads a month and year the way people type it: 5/2019, 052019, May 2019, 2019-05. Never guesses. */
import { cleanText } from '../../../engine/text/clean-text.ts';
import { isoDay, monthNumber } from './calendar.ts';

/** Answers yyyy-MM, or undefined. Years have four digits. */
export function parseMonth(text: string): string | undefined {
  const typed = cleanText(text);
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})$/.exec(typed);
  if (yearFirst) return isoMonth(yearFirst[1], yearFirst[2]);
  const monthFirst = /^(\d{1,2})[-/. ](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{4})$/.exec(typed);
  const named = monthFirst ?? /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(typed);
  return named ? isoMonth(named[2], named[1]) : undefined;
}

function isoMonth(year = '', month = ''): string | undefined {
  return isoDay(Number(year), monthNumber(month) || Number(month), 1)?.slice(0, 7);
}
