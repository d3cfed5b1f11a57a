/**
 * The calendar day of a moment for legal dates. Eastern Time: nowhere on the mainland is it a later day, so a period that
 * begins on this day never ends too early for a borrower further west.
 */

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** @param at milliseconds since 1970. @returns yyyy-MM-dd. */
export function legalDay(at: number): string {
  return format.format(at);
}
