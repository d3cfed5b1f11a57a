/** The right to cancel of 12 CFR 1026.15: three business days, and no money before they are over. */

import { isBankingDay, isBusinessDay } from './business-day.ts';
import { daysAfter } from './days-after.ts';

/**
 * The last day (until midnight) on which a borrower may cancel: the third business day after the latest of opening,
 * material disclosures and notice. Dates yyyy-MM-dd.
 */
export function rescissionDeadline(dates: string[]): string {
  return daysAfter(latest(dates), 3, isBusinessDay);
}

/** The day the money is expected: the first banking day after `date` (the deadline, or the signing where none applies). */
export function fundsOn(date: string): string {
  return daysAfter(date, 1, isBankingDay);
}

function latest(dates: string[]): string {
  return [...dates].sort().at(-1) ?? '';
}
