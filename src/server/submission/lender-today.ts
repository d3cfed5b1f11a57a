/** The calendar day where the lender is: ages and expiry dates are counted in days of a place, not of UTC. */

const fallbackZone = 'America/Los_Angeles';

/** yyyy-MM-dd. @param now milliseconds since 1970 */
export function lenderToday(org: Readonly<Record<string, unknown>>, now: number): string {
  const timeZone = typeof org.timeZone === 'string' ? org.timeZone : fallbackZone;
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
