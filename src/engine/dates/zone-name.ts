/** "Pacific Time", on both sides of a change of clocks; undefined where the system has no name for it. */

import { dateFormat } from './date-format.ts';

// A memo, not state: the name is the same all year.
const known = new Map<string, string | undefined>();

/** @param timeZone IANA; left out, the system's own. @param locale BCP 47 */
export function zoneName(locale: string, timeZone?: string): string | undefined {
  const key = `${locale} ${timeZone}`;
  if (!known.has(key)) known.set(key, nameOf(locale, timeZone));
  return known.get(key);
}

function nameOf(locale: string, timeZone?: string): string | undefined {
  const format = dateFormat(locale, { timeZoneName: 'longGeneric', ...(timeZone && { timeZone }) });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
}
