/** "Pacific Time", on both sides of a change of clocks; undefined where the system has no name for it. */

import { dateFormat } from './date-format.ts';

/** @param timeZone IANA; left out, the system's own. @param locale BCP 47 */
export function zoneName(locale: string, timeZone?: string): string | undefined {
  const format = dateFormat(locale, { timeZoneName: 'longGeneric', ...(timeZone && { timeZone }) });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
}
