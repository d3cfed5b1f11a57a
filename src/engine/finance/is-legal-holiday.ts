/** Whether a date is a legal public holiday of 5 USC 6103(a). */
import { federalHolidays } from './federal-holidays.ts';

/** @param date yyyy-MM-dd, the actual date: an observed Friday or Monday is none */
export function isLegalHoliday(date: string): boolean {
  return federalHolidays(Number(date.slice(0, 4))).includes(date);
}
