/**
 * The calendar day of a moment for legal dates. Eastern Time: no place on the mainland has a later day, so a period
 * that starts on this day never ends too early for a borrower further west.
 */
import { clockIn } from '../../engine/dates/clock-in.ts';

/** @param at milliseconds since 1970. @returns yyyy-MM-dd. */
export function legalDay(at: number): string {
  return clockIn('America/New_York', at).date;
}
