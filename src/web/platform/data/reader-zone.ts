/** Where the reader of the page is, as the browser says it: days of moments are the reader's own. */

import { knownZone } from '../../../engine/dates/known-zone.ts';

/**
 * An IANA time zone, such as "America/Chicago". Asked each time: a laptop travels. UTC where the browser names none, or one
 * that it cannot write a time in itself ("Etc/Unknown" of a system without a clock's place).
 */
export function readerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (timeZone && knownZone(timeZone)) || 'UTC';
}
