/**
 * Reads one date the way people in the US type it: 5/6/85, 05061985, May 6 1985, 6 May 1985,
 * 1985-05-06. It never guesses: day 31 of February or a day-first date is no date.
 */
import { cleanText } from '../../../engine/text/clean-text.ts';
import { isoDay, monthNumber } from './calendar.ts';

/** Answers yyyy-MM-dd, or undefined. A two-digit year is the latest such year up to `latestYear`. */
export function parseDate(text: string, latestYear: number): string | undefined {
  const typed = cleanText(text);
  for (const [pattern, order] of shapes) {
    const match = pattern.exec(typed);
    const day = match && readParts(match, order, latestYear);
    if (day) return day;
  }
  return undefined;
}

type Order = readonly [year: number, month: number, day: number];

const shapes: readonly (readonly [RegExp, Order])[] = [
  [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, [1, 2, 3]],
  [/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/, [3, 1, 2]],
  [/^(\d{2})(\d{2})(\d{4}|\d{2})$/, [3, 1, 2]],
  [/^(\d{4})(\d{2})(\d{2})$/, [1, 2, 3]],
  [/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2})$/i, [3, 1, 2]],
  [/^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/i, [3, 2, 1]],
];

function readParts(match: RegExpExecArray, [y, m, d]: Order, latestYear: number): string | undefined {
  const [year = '', month = '', day = ''] = [match[y], match[m], match[d]];
  return isoDay(fullYear(year, latestYear), monthNumber(month) || Number(month), Number(day));
}

function fullYear(text: string, latestYear: number): number {
  if (text.length === 4) return Number(text);
  const year = Math.floor(latestYear / 100) * 100 + Number(text);
  return year > latestYear ? year - 100 : year;
}
