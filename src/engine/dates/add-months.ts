/** Moves a date by whole months. A day that the month lacks becomes its last day (January 31 → February 28). */

import { dayOf, dayToIso, isoToDay } from './iso-day.ts';

export function addMonths(date: string, months: number): string {
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${pad(Math.floor(total / 12), 4)}-${pad((total % 12) + 1, 2)}`;
  for (let day = Number(date.slice(8, 10)); day > 28; day--) {
    if (isoToDay(`${month}-${day}`) !== null) return `${month}-${day}`;
  }
  return `${month}-${pad(Math.min(Number(date.slice(8, 10)), 28), 2)}`;
}

/** Moves a date by days. A RangeError for what is no date. */
export function addDays(date: string, days: number): string {
  return dayToIso(dayOf(date) + days);
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
